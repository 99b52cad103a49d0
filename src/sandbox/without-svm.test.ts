import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sandbox } from './start'
import { startSandbox } from './start'

vi.mock(import('./solana/svm'), async (original) => ({ ...(await original()), findSvm: () => undefined }))

let folder: string
let sandbox: Sandbox | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
})
afterEach(async () => {
  await sandbox?.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<{ sandbox: Sandbox; lines: string[] }> {
  const lines: string[] = []
  sandbox = await startSandbox({ cwd: folder, log: (line) => lines.push(line) })
  return { sandbox, lines }
}

test.each(['wallet-standard-features', 'web3.js'])(
  'a project with @solana/%s is told what to install for a local Solana network',
  async (name) => {
    const library = join(folder, 'node_modules', '@solana', name)
    await mkdir(library, { recursive: true })
    await writeFile(join(library, 'package.json'), JSON.stringify({ name: `@solana/${name}`, main: 'index.js' }))
    await writeFile(join(library, 'index.js'), '')
    const { sandbox: started, lines } = await start()
    expect(lines).toEqual([
      'Solana is not part of this sandbox: litesvm is not installed, or does not run on this machine. ' +
        'Run `npm install --save-dev litesvm@1` and start again.',
    ])
    expect(Object.keys(started.endpoints.rpc).filter((chain) => chain.startsWith('solana:'))).toEqual([])
  },
)

test('a project without Solana is told nothing, until something asks for a local Solana network', async () => {
  const { sandbox: started, lines } = await start()
  expect(lines).toEqual([])
  const { origin } = new URL(started.endpoints.walletPage)
  const answer = await fetch(`${origin}/rpc/solana/EtWTRABZaYq6iMfeYKouRu166VU2xqa1`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('npm install --save-dev litesvm@1')
})
