import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../test-support/eventually'
import { resolveAnvil } from './chain/anvil-binary'
import type { SandboxEndpoints } from './endpoints'
import { startSandbox } from './start'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function answers(url: string): Promise<boolean> {
  const init = { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}' }
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { ...init, headers }).then(
    () => true,
    () => false,
  )
}

test('Both chains answer with their own id, and nothing answers after close.', async () => {
  const sandbox = await startSandbox()
  const { rpc, walletPage } = sandbox.endpoints
  const solana = ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z']
  const bitcoin = ['bip122:000000000933ea01ad0ee984209779ba', 'bip122:00000008819873e925422c1ff0f99f7c']
  expect(Object.keys(rpc)).toEqual(['eip155:31337', 'eip155:31338', ...solana, ...bitcoin])
  for (const url of [...Object.values(rpc), walletPage]) expect(await answers(url)).toBe(true)
  await Promise.all([sandbox.close(), sandbox.close()])
  for (const url of [...Object.values(rpc), walletPage]) expect(await answers(url)).toBe(false)
})

test('parameters: aborting the signal closes everything', async () => {
  const abort = new AbortController()
  const { endpoints } = await startSandbox({ signal: abort.signal })
  abort.abort()
  await eventually(async () => expect(await answers(Object.values(endpoints.rpc)[0] ?? '')).toBe(false))
  await expect(startSandbox({ signal: abort.signal })).rejects.toThrow(/abort/i)
})

describe('in a process of its own', () => {
  const outfile = fileURLToPath(new URL(`./.test-${process.pid}.mjs`, import.meta.url))

  beforeAll(async () => {
    const entry = fileURLToPath(new URL('./index.ts', import.meta.url))
    const external = ['vite', 'bufferutil', 'utf-8-validate']
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', external })
  })
  afterAll(() => rm(outfile, { force: true }))

  /** Runs code that finds a running sandbox in `sandbox`. */
  function run(code: string): ChildProcessByStdio<null, Readable, null> {
    const start = `import(${JSON.stringify(outfile)}).then(async (m) => { const sandbox = await m.startSandbox(); ${code} })`
    return spawn(process.execPath, ['-e', start], { stdio: ['ignore', 'pipe', 'inherit'] })
  }

  test('No chain outlives its killed parent process.', async () => {
    const parent = run('console.log(JSON.stringify(sandbox.endpoints))')
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const urls = Object.values((JSON.parse(line.toString('utf8')) as SandboxEndpoints).rpc)
    for (const url of urls) expect(await answers(url)).toBe(true)
    parent.kill('SIGKILL')
    for (const url of urls) await eventually(async () => expect(await answers(url)).toBe(false))
  })

  test('The process ends after close, even if the phone wallet was used.', async () => {
    const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`
    const body = JSON.stringify({ uri })
    const used = run(`
      const url = sandbox.endpoints.control + '/pairing/pair'
      const answer = await fetch(url, { method: 'POST', body: ${JSON.stringify(body)} })
      await sandbox.close()
      console.log(answer.status)
    `)
    const [[line], [code]] = await Promise.all([once(used.stdout, 'data'), once(used, 'exit')])
    expect([String(line).trim(), code]).toEqual(['200', 0])
  })
})

test('The error for a taken port says what to do, and no chain keeps running.', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(startSandbox({ port })).rejects.toThrow(new RegExp(`Port ${port} is already in use.*--port`))
  taken.close()
  await expect(startSandbox({ port: 70_000 })).rejects.toThrow(/70000 is not a port/)
})

test('The error for a missing anvil says how to install it.', () => {
  expect(() => resolveAnvil([folder])).toThrow(
    /anvil is not installed.*no chains.*npm install --save-dev @foundry-rs\/anvil/,
  )
})

test.skipIf(process.platform === 'win32')(
  'The error for an anvil that cannot run says why and what to do.',
  async () => {
    const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
    const bin = join(folder, 'node_modules', '@foundry-rs', `anvil-${platform}`, 'bin')
    await mkdir(bin, { recursive: true })
    await writeFile(join(bin, 'anvil'), '#!/bin/sh\necho "wrong libc" >&2\nexit 127\n')
    await expect(startSandbox({ cwd: folder })).rejects.toThrow(/anvil could not be started: .*EACCES.*npm install/)
    await chmod(join(bin, 'anvil'), 0o755)
    await expect(startSandbox({ cwd: folder })).rejects.toThrow(/ended with code 127 \(wrong libc\).*npm install/)
  },
)
