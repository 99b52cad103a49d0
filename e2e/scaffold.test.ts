import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  await approve(page, 'sw-approve', () => wallet.click())
  await page.locator('[data-testid=wm-button][data-status=connected]').waitFor()
}

test('the demo says where the app and every endpoint are', async () => {
  expect(ready.ready).toMatch(/^http:\/\/localhost:\d+$/)
  expect(Object.keys(ready.sandbox.rpc)).toEqual(['eip155:31337', 'eip155:31338'])
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
  await page.getByTestId('sign-outcome').getByText('Verified').waitFor()
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
  const npm = (script: string) => promisify(execFile)('npm', ['run', script], { cwd: folder, env: outsideEnv() })
  await npm('build')
  const assets = join(folder, 'dist', 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const name of scripts) {
    const source = await readFile(join(assets, name), 'utf8')
    const found = ['createwalletmodal.sandbox', 'sandbox-wallet'].filter((word) => source.includes(word))
    expect({ name, found }).toEqual({ name, found: [] })
  }
  await npm('lint')
  await npm('typecheck')
})

test('an interrupt ends everything that the demo started and removes its folder', async () => {
  const ended = new Promise((resolve) => demo.once('exit', resolve))
  demo.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(await Promise.all(addresses().map(isServed))).toEqual(addresses().map(() => false))
  expect((await readdir(temporary)).filter((name) => name.startsWith('wallet-modal-demo-'))).toEqual([])
})
