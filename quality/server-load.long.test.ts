import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleProgram } from './bundle-program'
import { postgresPrograms, redisServer } from './sign-in-server/machines'

// A short run of `npm run fuzz -- server-load` on each store. The seed chooses the visits; which request meets a kill differs from run to run.
const seed = 20_261_129

let folder = ''
let program = ''
const stop = new AbortController()
beforeAll(async () => {
  // The program finds its packages and the source of the servers two folders up.
  await mkdir(fileURLToPath(new URL('../.tmp', import.meta.url)), { recursive: true })
  folder = await mkdtemp(fileURLToPath(new URL('../.tmp/server-load-', import.meta.url)))
  program = await bundleProgram('quality/server-load/main.ts', folder)
})
afterAll(async () => {
  stop.abort()
  await rm(folder, { recursive: true, force: true })
})

interface Part {
  counts: Record<string, number>
  findings: string[]
}

/** Runs the program. It ends with 1 when it has findings, and prints its report in both cases. */
function run(store: string, part: string, ...options: string[]): Promise<Part> {
  const given = ['--json', '--store', store, '--part', part, '--seed', String(seed), ...options]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...given], { signal: stop.signal, cwd: tmpdir() }, (error, stdout, stderr) => {
      // `main.ts` prints the report last, as one line.
      if (stdout.startsWith('[')) resolve((JSON.parse(stdout) as [Part])[0])
      else reject(new Error(`the program printed no report: ${stderr}`, { cause: error }))
    })
  })
}

const stores = [
  { store: 'folder', isHere: true },
  { store: 'redis', isHere: redisServer !== undefined },
  { store: 'postgres', isHere: postgresPrograms !== undefined },
]

describe.each(stores.filter(({ isHere }) => isHere))('two sign-in servers on one store ($store)', ({ store }) => {
  test('keep every confirmed login, and no other, while one of them is killed and started again', async () => {
    const { counts, findings } = await run(store, 'kills', '--seconds', '6', '--rate', '40')
    expect(findings).toEqual([])
    expect(counts['kills']).toBeGreaterThan(0)
    expect(counts['verify: 200']).toBeGreaterThan(50)
    expect(counts['repeated sends']).toBeGreaterThan(20)
    expect(counts['forged answered']).toBeGreaterThan(3)
    expect(counts['asked at the end']).toBeGreaterThan(50)
  }, 120_000)

  test('answer 503 in time while the store hangs, and continue by themselves', async () => {
    const { counts, findings } = await run(store, 'outages', '--trouble', 'freezes', '--outage', '8')
    expect(findings).toEqual([])
    expect(counts['answers while the store freezes']).toBeGreaterThan(60)
    expect(counts['messages taken after the outage']).toBeGreaterThan(0)
  }, 120_000)

  test('serve other visitors while one client and one account flood them', async () => {
    // The machine of a test runs other tests at the same time, so the bound is not that of `npm run fuzz -- server-load`.
    const { counts, findings } = await run(store, 'flood', '--seconds', '6', '--bound', '6000')
    expect(findings).toEqual([])
    expect(counts['flooding client: 429']).toBeGreaterThan(4_000)
    expect(counts['flooding account: 429']).toBeGreaterThan(50)
    expect(counts['verify: 200']).toBeGreaterThan(20)
  }, 120_000)
})

const kills = ['kills', '--seconds', '4', '--rate', '40'] as const
const planted: readonly { fault: string; part: readonly [string, ...string[]]; finding: RegExp }[] = [
  { fault: 'forgets-used-nonces', part: kills, finding: /a nonce was accepted/ },
  { fault: 'answers-early', part: kills, finding: /does not know the confirmed session/ },
  { fault: 'keeps-ended-sessions', part: kills, finding: /knows the ended session/ },
  { fault: 'takes-other-sites', part: kills, finding: /a forged login was accepted: origin/ },
  {
    fault: 'hides-failures',
    part: ['outages', '--trouble', 'fails', '--outage', '7'],
    finding: /session was answered with 200 while the store fails/,
  },
  { fault: 'counts-nothing', part: ['flood', '--seconds', '4'], finding: /account signed in 150 times/ },
]

test.each(planted)(
  'The program notices servers with the fault $fault',
  async ({ fault, part, finding }) => {
    const { findings } = await run('folder', ...part, '--fault', fault)
    expect(
      findings.some((text) => finding.test(text)),
      findings.slice(0, 5).join('\n'),
    ).toBe(true)
  },
  120_000,
)
