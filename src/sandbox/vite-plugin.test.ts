import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, type Logger, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultChains } from './chain/chains'
import { shareSandbox } from './shared-sandbox'
import { startSandbox } from './start'
import { walletModalSandbox } from './vite-plugin'

let root: string
let lines: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandbox-vite-'))
  lines = []
  await mkdir(join(root, 'src'))
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/src/main.js"></script></body></html>',
  )
  await writeFile(
    join(root, 'src', 'main.js'),
    "import { sandbox } from 'virtual:wallet-modal-sandbox'\nconsole.log(String(sandbox))\n",
  )
  vi.stubEnv('VITEST', undefined)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

function logger(): Logger {
  const add = (line: string): void => void lines.push(line)
  const rest = { clearScreen() {}, hasErrorLogged: () => false, hasWarned: false, warnOnce: add }
  return { info: add, warn: add, error: add, ...rest }
}

async function serve(plugin = walletModalSandbox()): Promise<{ server: ViteDevServer; html: string; module: string }> {
  const options = { root, configFile: false as const, plugins: [plugin], customLogger: logger() }
  const server = await createServer({ ...options, server: { port: 0, host: '127.0.0.1' } })
  await server.listen()
  const html = await server.transformIndexHtml('/', '<!doctype html><html><head></head></html>')
  const module = await server.transformRequest('virtual:wallet-modal-sandbox')
  return { server, html, module: module?.code ?? '' }
}

function bundle(): Promise<unknown> {
  const plugins = [walletModalSandbox()]
  return build({ root, configFile: false, plugins, logLevel: 'silent', build: { write: false } })
}

test('The dev server starts a sandbox, loads its wallet, and closes the sandbox.', async () => {
  const { server, html, module } = await serve()
  const [, script = ''] = /<script src="([^"]+)" data-wallet-modal-sandbox/.exec(html) ?? []
  expect((await fetch(script)).status).toBe(200)
  expect(module).toContain(script)
  expect(lines.filter((line) => line.includes('sandbox wallet: http://127.0.0.1:'))).toHaveLength(1)
  await server.close()
  await expect(fetch(script)).rejects.toThrow('fetch failed')
})

test('A restarted dev server keeps its sandbox.', async () => {
  const { server, html } = await serve()
  await server.restart()
  expect(await server.transformIndexHtml('/', '<!doctype html><html><head></head></html>')).toContain(
    /<script src="([^"]+)"/.exec(html)?.[1],
  )
  await server.close()
})

test('If the port of the sandbox is taken, a restarted dev server starts the sandbox once the port is free.', async () => {
  const other = createHttpServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const { server, html } = await serve(walletModalSandbox({ port: address.port }))
  expect(html).not.toContain('wallet.js')
  expect(lines.join('\n')).toMatch(/without a sandbox wallet/)
  other.close()
  await once(other, 'close')
  await server.restart()
  const page = await server.transformIndexHtml('/', '<!doctype html><html><head></head></html>')
  expect(page).toContain(`http://127.0.0.1:${address.port}/`)
  await server.close()
})

test('A sandbox whose chains have other balances or names is another sandbox.', async () => {
  const [chain] = defaultChains
  if (chain === undefined) throw new Error('The sandbox has no chain.')
  const shares = [chain, { ...chain, firstBalance: 7n }, { ...chain, name: 'Another' }].map((each) =>
    shareSandbox({ cwd: root, chains: [each] }),
  )
  const pages = await Promise.all(shares.map(async ({ sandbox }) => (await sandbox).endpoints.walletPage))
  expect(new Set(pages).size).toBe(3)
  for (const share of shares) await share.release()
})

test('parameters: WALLET_MODAL_SANDBOX names a sandbox that is used and left running', async () => {
  const sandbox = await startSandbox()
  vi.stubEnv('WALLET_MODAL_SANDBOX', JSON.stringify(sandbox.endpoints))
  const { server, html } = await serve()
  expect(html).toContain(sandbox.endpoints.walletScript)
  await server.close()
  expect((await fetch(sandbox.endpoints.walletPage)).status).toBe(200)
  await sandbox.close()
})

test('Without a sandbox, the dev server runs and warns, and the module is undefined.', async () => {
  vi.stubEnv('WALLET_MODAL_SANDBOX', '{"rpc":7}')
  const { server, html, module } = await serve()
  expect(html).not.toContain('wallet.js')
  expect(module).toContain('sandbox = undefined')
  expect(lines.join('\n')).toMatch(/without a sandbox wallet.*WALLET_MODAL_SANDBOX/)
  await server.close()
})

test('Under vitest, nothing is started.', async () => {
  vi.stubEnv('VITEST', 'true')
  const { server, html, module } = await serve()
  expect(html).not.toContain('wallet.js')
  expect(module).toContain('sandbox = undefined')
  await server.close()
})

test('A build contains nothing of the sandbox.', async () => {
  const output = JSON.stringify(await bundle())
  expect(output).toContain('undefined')
  expect(output).not.toMatch(/wallet\.js|createwalletmodal/)
})

test('A build that would contain the test kit fails, and names the file.', async () => {
  const kit = new URL('../testing/kit.ts', import.meta.url).pathname
  await writeFile(
    join(root, 'src', 'main.js'),
    `import { TestKit } from ${JSON.stringify(kit)}\nwindow.kit = TestKit\n`,
  )
  await expect(bundle()).rejects.toThrow(/\.js contains the sandbox \(create-wallet-modal:test-kit\)/)
})

test('A build that would contain the wallet or its address fails, and names the file.', async () => {
  const wallet = new URL('./public/wallet.js', import.meta.url).pathname
  await writeFile(join(root, 'src', 'main.js'), `import ${JSON.stringify(wallet)}\n`)
  await expect(bundle()).rejects.toThrow(/assets\/index-.*\.js contains the sandbox.*must never reach visitors/)
  vi.stubEnv('WALLET_MODAL_SANDBOX', '{"api":"http://127.0.0.1:8123/api"}')
  await writeFile(join(root, 'src', 'main.js'), 'fetch("http://127.0.0.1:8123/api")\n')
  await expect(bundle()).rejects.toThrow(/contains the sandbox \(http:\/\/127\.0\.0\.1:8123\/api\)/)
})
