// @module-tag main
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
import { TestKit, type TestWallet } from '../src/testing'
import { ModalPage } from '../src/testing/playwright'
import { outsideEnv } from './selections/run'
import { findViolations } from './support/axe'
import { launchBrowser } from './support/browser'
import { press } from './support/email-visitor'
import { Guard } from './support/guard'
import { HostPage } from './support/host-page'
import { inPage } from './support/in-page'
import { fillSend, review } from './support/money'
import { transferIn } from './support/transfer-in'

const root = fileURLToPath(new URL('..', import.meta.url))
const [first, second] = devAccounts

interface Ready {
  ready: string
  sandbox: SandboxEndpoints
}

let browser: Browser
let temporary: string
let demo: ChildProcess
let ready: Ready
let wallet: TestWallet
let output = ''

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'wallet-modal-scaffold-'))
  const env = { ...outsideEnv(), TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  demo = spawn(process.execPath, ['scripts/demo.mjs', '--json'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  demo.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [started, launched] = await Promise.all([readyLine(demo), launchBrowser()])
  ready = JSON.parse(started) as Ready
  // The demo has started the sandbox, and ends the sandbox with the demo's process.
  wallet = new TestKit({ endpoints: ready.sandbox, close: async () => {} }).wallet
  // The test decides about requests, so the wallet's window does not open.
  await wallet.set({ popup: false })
  browser = launched
})

afterAll(async () => {
  await browser?.close()
  demo?.kill('SIGKILL')
  await rm(temporary, { recursive: true, force: true, maxRetries: 5 })
})

/** The line that the demo prints when it is ready. */
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
  // The wallet serves every chain family of the app.
  await new ModalPage(page, { wallet }).connect('Sandbox Wallet', { namespace: 'eip155' })
  await page.locator('[data-testid=wm-button][data-status=connected]').waitFor()
}

/** The tasks of the starter page that are ticked off. */
async function doneTasks(page: Page): Promise<(string | null)[]> {
  const tasks = await page.locator('[data-testid=tasks] [data-done=true]').all()
  return Promise.all(tasks.map((task) => task.getAttribute('data-testid')))
}

/** Fills in the form and reviews it. The receiver's address is shown whole. */
async function seesWholeReceiver(page: Page): Promise<void> {
  const host = new HostPage(page)
  await page.getByTestId('wm-button').getByRole('button').click()
  await host.sees('Account')
  await fillSend(host, { amount: '0.01', to: second })
  await review(host)
  const address = host.in('wm-send-review-address')
  expect(await address.textContent()).toBe(second)
  expect(await inPage(address, 'element.scrollWidth - element.clientWidth')).toBe(0)
  await host.in('wm-close').click()
  await host.seesClosed()
}

test('the demo prints the addresses of the app and of every endpoint', async () => {
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
  await page.getByTestId('sign').click()
  expect(await wallet.approve()).toMatchObject({ method: 'personal_sign' })
  await page.getByTestId('sign-outcome').getByText('Signed').waitFor()
  await page.getByTestId('send').click()
  const sent = transferIn(await wallet.approve())
  expect(sent).toMatchObject({ from: first, to: second, amount: 10n ** 16n, token: undefined })
  await page.getByTestId('send-outcome').getByText('Arrived').waitFor()
  await page.getByTestId('fact-balance').getByText('1234.557 ETH').waitFor()
  await expect.poll(() => doneTasks(page)).toEqual(['task-connect', 'task-sign', 'task-send'])
  await seesWholeReceiver(page)
  await page.getByTestId('theme-dark').check()
  await page.getByTestId('wm-button').getByRole('button').click()
  await page.locator('[data-testid=wm-modal][data-theme=dark]').waitFor()
  await page.getByTestId('wm-disconnect').click()
  await page.locator('[data-testid=wm-button][data-status=disconnected]').waitFor()
  await context.close()
  expect(guard.findings([])).toEqual([])
})

/** Opens a page of the sandbox with its link in the bar of the starter. */
async function openFromBar(page: Page, name: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByTestId('sandbox-bar').getByRole('link', { name }).click()
  return opening
}

test('[C1-03] a newcomer without a wallet logs in with the code of the inbox, gets test money, signs and sends', async () => {
  const context = await browser.newContext()
  // The dev server of the frame builds its packages with the first request.
  context.setDefaultTimeout(60_000)
  const guard = new Guard(context)
  const page = await context.newPage()
  await page.goto(ready.ready)
  const inbox = await openFromBar(page, 'Inbox')
  await page.bringToFront()
  await page.getByTestId('wm-button').getByRole('button').click()
  await page.getByTestId('wm-email-input').fill('newcomer@example.com')
  await page.getByTestId('wm-email-submit').click()
  await page.getByTestId('wm-otp-input').waitFor()
  const [code = ''] = /\d{6}/.exec((await inbox.getByTestId('sm-subject').first().textContent()) ?? '') ?? []
  await page.getByTestId('wm-otp-input').fill(code)
  await page.getByTestId('fact-balance').getByText('0.000 ETH').waitFor()
  await page.getByTestId('wm-modal').locator('visible=true').waitFor({ state: 'hidden' })

  const faucet = await openFromBar(page, 'Test money')
  await faucet.getByTestId('sf-give').click()
  await faucet.getByText('The money is on the account.').waitFor()
  await faucet.close()
  await page.bringToFront()
  await page.getByTestId('sign').click()
  await press({ page }, 'wf-approve')
  await page.getByTestId('sign-outcome').getByText('Signed').waitFor()
  await page.getByTestId('send').click()
  await press({ page }, 'wf-approve')
  await page.getByTestId('send-outcome').getByText('Arrived').waitFor()
  await expect.poll(() => doneTasks(page)).toEqual(['task-connect', 'task-sign', 'task-send'])
  await context.close()
  expect(guard.findings([])).toEqual([])
})

test('the starter page links the pages of the sandbox, and shows the code of the chosen look', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  context.setDefaultTimeout(20_000)
  const guard = new Guard(context)
  const page = await context.newPage()
  await page.goto(ready.ready)
  const links = await page.getByTestId('sandbox-bar').getByRole('link').all()
  const targets = await Promise.all(
    links.map(async (link) => new URL((await link.getAttribute('href')) ?? '', page.url())),
  )
  expect(targets).toHaveLength(6)
  const answers = await Promise.all(targets.map(async (url) => (await fetch(url)).status))
  expect(answers).toEqual(targets.map(() => 200))

  await page.getByTestId('accent-plum').check()
  await page.getByTestId('corners-square').check()
  await page.getByTestId('wm-button').getByRole('button').click()
  const modal = page.locator('[data-testid=wm-modal][data-view=Connect]')
  await modal.waitFor()
  // Wallets that the directory recommends may follow.
  const firstKinds = () =>
    modal.getByTestId('wm-wallet').evaluateAll((rows) => rows.slice(0, 2).map((row) => row.getAttribute('data-kind')))
  await expect.poll(firstKinds).toEqual(['injected', 'walletConnect'])
  expect(await inPage(modal, "getComputedStyle(element).getPropertyValue('--wm-accent').trim()")).toBe('#8a2b6f')
  await page.getByTestId('wm-close').click()
  await page.getByTestId('direction-right-to-left').check()
  await page.getByTestId('look-copy').click()
  await page.getByTestId('look-copy').getByText('Copied').waitFor()
  const code = await page.evaluate<string>('navigator.clipboard.readText()')
  for (const part of [
    "'--wm-accent': '#8a2b6f'",
    "'--wm-border-radius-master': '0px'",
    '<html dir="rtl">',
    '<WalletModalButton />',
  ])
    expect(code).toContain(part)

  await page.getByTestId('look-card').click()
  await page.locator('main [data-testid=wm-modal][data-view=Connect]').waitFor()
  expect(await page.getByTestId('look-code').textContent()).toContain('enableEmbedded: true')
  await context.close()
  expect(guard.findings([])).toEqual([])
})

test('the starter page has no accessibility finding, light and dark, on a phone and on a desktop', async () => {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
    const page = await context.newPage()
    await page.goto(ready.ready)
    await page.getByTestId('tasks').waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await context.close()
  }
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

test('an interrupt ends all processes of the demo and removes its folder', async () => {
  const ended = new Promise((resolve) => demo.once('exit', resolve))
  demo.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(await Promise.all(addresses().map(isServed))).toEqual(addresses().map(() => false))
  expect((await readdir(temporary)).filter((name) => name.startsWith('wallet-modal-demo-'))).toEqual([])
})
