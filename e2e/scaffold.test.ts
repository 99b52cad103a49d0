import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { SandboxEndpoints } from '../src/sandbox/endpoints'
import { launchBrowser } from './support/browser'
import { Guard } from './support/guard'
import { approve } from './support/wallet-window'

const root = fileURLToPath(new URL('..', import.meta.url))
const [first] = devAccounts

interface Ready {
  ready: string
  sandbox: SandboxEndpoints
}

let browser: Browser
let temporary: string
let demo: ChildProcess
let ready: Ready
let output = ''

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'wallet-modal-scaffold-'))
  const env = { ...outsideEnv(), TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  demo = spawn(process.execPath, ['scripts/demo.mjs', '--json'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  demo.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [started, launched] = await Promise.all([readyLine(demo), launchBrowser()])
  ready = JSON.parse(started) as Ready
  browser = launched
})

afterAll(async () => {
  await browser?.close()
  demo?.kill('SIGKILL')
  await rm(temporary, { recursive: true, force: true, maxRetries: 5 })
})

/** The environment without what a test run adds to it: Vite and React would take it for theirs. */
function outsideEnv(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, VITEST: undefined, WALLET_MODAL_SANDBOX: undefined }
}

/** The one line that the demo prints when a visitor may come. */
function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`The demo ended with ${code}.\n${output}`)))
  })
}

/** The folder of the app that the demo has scaffolded. */
async function appFolder(): Promise<string> {
  const [folder] = (await readdir(temporary)).filter((name) => name.startsWith('wallet-modal-demo-'))
  return join(temporary, folder ?? '', 'my-app')
}

/** Scaffolds an app that is not installed: of this repository's packages it finds those that it names, and no others. */
async function scaffold(name: string, ...choices: string[]): Promise<string> {
  const cli = join(root, 'bin', 'create-wallet-modal.js')
  const flags = ['--yes', '--no-install', '--no-git', '--tests', '--pm', 'npm']
  await promisify(execFile)(process.execPath, [cli, name, ...choices, ...flags], { cwd: temporary, env: outsideEnv() })
  const folder = join(temporary, name)
  for (const wanted of [...(await packagesOf(folder)), '.bin']) {
    const places = [join(root, 'template', 'node_modules', wanted), join(root, 'node_modules', wanted)]
    const link = join(folder, 'node_modules', wanted)
    await mkdir(dirname(link), { recursive: true })
    await symlink(places.find(existsSync) ?? wanted, link)
  }
  return folder
}

/** The packages that an app asks for. */
async function packagesOf(folder: string): Promise<string[]> {
  const source = await readFile(join(folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(source) as Record<string, Record<string, string>>
  return Object.keys({ ...dependencies, ...devDependencies })
}

/** The packages whose code is in an app that was built with source maps. */
async function packagesBuiltInto(folder: string): Promise<Set<string>> {
  const assets = join(folder, 'dist', 'assets')
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.js.map'))
  const texts = await Promise.all(maps.map((name) => readFile(join(assets, name), 'utf8')))
  const sources = texts.flatMap((text) => (JSON.parse(text) as { sources: string[] }).sources)
  return new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []))
}

/** Runs a script of an app. */
function npm(folder: string, ...script: string[]): Promise<unknown> {
  return promisify(execFile)('npm', ['run', ...script], { cwd: folder, env: outsideEnv() })
}

/** Every address the demo serves. */
function addresses(): string[] {
  return [ready.ready, ready.sandbox.walletPage, ...Object.values(ready.sandbox.rpc)]
}

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

async function connect(page: Page): Promise<void> {
  await page.getByTestId('wm-button').getByRole('button').click()
  const wallet = page.locator('[data-testid=wm-wallet][data-wallet-name="Sandbox Wallet"]')
  // The wallet serves every chain family of the app.
  await wallet.click()
  await approve(page, 'sw-approve', () => page.locator('[data-testid=wm-namespace][data-namespace=eip155]').click())
  await page.locator('[data-testid=wm-button][data-status=connected]').waitFor()
}

test('the demo says where the app and every endpoint are', async () => {
  expect(ready.ready).toMatch(/^http:\/\/localhost:\d+$/)
  expect(Object.keys(ready.sandbox.rpc).slice(0, 2)).toEqual(['eip155:31337', 'eip155:31338'])
  expect(await Promise.all(addresses().map(isServed))).toEqual(addresses().map(() => true))
})

test('[C1-01] [C1-08] [C10-01] a visitor of the scaffolded app connects, signs and sends', async () => {
  const context = await browser.newContext()
  context.setDefaultTimeout(20_000)
  const guard = new Guard(context)
  const page = await context.newPage()
  await page.goto(ready.ready)
  await connect(page)
  await page.getByTestId('fact-address').getByText(first).waitFor()
  await page.getByTestId('fact-balance').getByText('1234.567 ETH').waitFor()
  await page.getByTestId('wm-modal').locator('visible=true').waitFor({ state: 'hidden' })
  await approve(page, 'sw-approve', () => page.getByTestId('sign').click())
  await page.getByTestId('sign-outcome').getByText('Signed').waitFor()
  await approve(page, 'sw-approve', () => page.getByTestId('send').click())
  await page.getByTestId('send-outcome').getByText('Arrived').waitFor()
  await page.getByTestId('fact-balance').getByText('1234.557 ETH').waitFor()
  await page.getByTestId('theme-dark').check()
  await page.getByTestId('wm-button').getByRole('button').click()
  await page.locator('[data-testid=wm-modal][data-theme=dark]').waitFor()
  await page.getByTestId('wm-disconnect').click()
  await page.locator('[data-testid=wm-button][data-status=disconnected]').waitFor()
  await context.close()
  expect(guard.findings([])).toEqual([])
})

test('the scaffolded app passes its own checks and builds for production, without the sandbox in it', async () => {
  const folder = await appFolder()
  await npm(folder, 'build')
  const assets = join(folder, 'dist', 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const name of scripts) {
    const source = await readFile(join(assets, name), 'utf8')
    const found = ['createwalletmodal.sandbox', 'sandbox-wallet'].filter((word) => source.includes(word))
    expect({ name, found }).toEqual({ name, found: [] })
  }
  await npm(folder, 'lint')
  await npm(folder, 'typecheck')
})

const unitPackages = [
  '@ethersproject/providers',
  '@solana/web3.js',
  '@wagmi/core',
  '@wallet-standard/app',
  '@walletconnect/universal-provider',
  'uqr',
  'viem',
]

// The others differ in nothing that these do not: ethers left out, EVM left out.
test.each(['wagmi', 'solana'])(
  'an app with one chain (%s) and no features passes the tests that came with it',
  async (chain) => {
    await npm(await scaffold(`tested-${chain}`, '--chains', chain, '--features', 'none'), 'test')
  },
  240_000,
)

test.each([
  ['one chain and no features', 'bare', ['--chains', 'evm', '--features', 'none'], []],
  ['ethers 5 alone', 'five', ['--chains', 'ethers5', '--features', 'none'], ['@ethersproject/providers']],
  ['wagmi alone', 'wagmi', ['--chains', 'wagmi', '--features', 'none'], ['@wagmi/core', 'viem']],
  ['Solana alone', 'solana', ['--chains', 'solana', '--features', 'none'], ['@solana/web3.js', '@wallet-standard/app']],
  ['Bitcoin alone', 'bitcoin', ['--chains', 'bitcoin', '--features', 'none'], ['@wallet-standard/app']],
  ['everything', 'full', ['--all'], unitPackages],
])(
  'an app with %s type-checks and builds, with the packages of its units alone',
  async (_, name, choices, expected) => {
    const folder = await scaffold(name, ...choices)
    await npm(folder, 'build', '--', '--sourcemap')
    await npm(folder, 'lint')
    const [wanted, built] = [await packagesOf(folder), await packagesBuiltInto(folder)]
    expect(built).toContain('mobx')
    expect(unitPackages.filter((one) => wanted.includes(one))).toEqual(expected)
    expect(unitPackages.filter((one) => built.has(one))).toEqual(expected)
    expect([...built].some((one) => one.startsWith('@walletconnect/'))).toBe(
      wanted.includes('@walletconnect/universal-provider'),
    )
  },
  120_000,
)

test('an interrupt ends everything that the demo started and removes its folder', async () => {
  const ended = new Promise((resolve) => demo.once('exit', resolve))
  demo.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(await Promise.all(addresses().map(isServed))).toEqual(addresses().map(() => false))
  expect((await readdir(temporary)).filter((name) => name.startsWith('wallet-modal-demo-'))).toEqual([])
})
