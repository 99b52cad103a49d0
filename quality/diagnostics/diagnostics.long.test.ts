import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { bundleProgram } from '../bundle-program'
import type { Secrets } from './secrets'
import type { SessionsReport } from './sessions'

// The test runs a fiftieth of the sessions of `npm run fuzz -- diagnostics`. The seed is fixed, so each run generates the same sessions, and
// a failure after a change is caused by the change.
const seed = 20_261_128
const count = 2_000

async function run(...options: string[]): Promise<SessionsReport> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-diagnostics-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = await bundleProgram('quality/diagnostics/main.ts', folder)
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const given = ['--json', '--seed', String(seed), ...options]
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...given], { signal: stop.signal })
  return JSON.parse(stdout) as SessionsReport
}

test(`In ${count} sessions with seed ${seed}, no diagnostics report contains a secret that the session passed to the modal.`, async () => {
  const { failure, sessions, types } = await run('--count', String(count))
  expect(failure).toBeUndefined()
  expect(sessions).toBe(count)
  // Each type of entry must occur often, so that the sessions have tested the recording of each type.
  for (const type of ['state', 'event', 'request', 'wallet']) expect(types[type], type).toBeGreaterThan(count / 2)
}, 900_000)

const kinds: readonly (keyof Secrets)[] = [
  'address',
  'foreignAddress',
  'email',
  'signature',
  'seedWords',
  'pairingUri',
  'query',
  'accountName',
  'name',
  'amount',
  'key',
]

test.each(kinds)(
  'The check fails when a report contains a part of a secret of the kind %s.',
  async (kind) => {
    const { failure, sessions } = await run('--count', '50', '--leak', kind)
    expect(failure).toContain(`the report contains: ${kind}`)
    expect(sessions).toBe(1)
  },
  60_000,
)
