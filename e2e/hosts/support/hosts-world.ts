import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { startTestKit, type TestKit } from '../../../src/testing'
import { announceWallet } from '../../../src/testing/playwright'
import { launchBrowser } from '../../support/browser'
import { Guard } from '../../support/guard'
import type { HostNetwork } from '../../host/config'
import { sandboxNetworks, solanaNetworks } from '../../support/networks'
import type { HostApp } from './app'
import { AppServer } from './process'

/** Chains, wallet and browser for the apps of a test file, which it makes and removes itself. */
export class HostsWorld {
  #running: { kit: TestKit; browser: Browser } | undefined
  #servers: { stop(): Promise<void> }[] = []
  readonly #apps: HostApp[] = []

  /** The app is removed after the last test. */
  keep(app: HostApp): HostApp {
    this.#apps.push(app)
    return app
  }

  /** Changes the team's file to use the sandbox's networks, as a developer does to try the modal. */
  async useSandbox(app: HostApp, file: string): Promise<void> {
    const networks = JSON.stringify(sandboxNetworks(this.#world.kit.endpoints))
    await app.replace(file, /networks: \[[^\]]*\]/, `networks: ${networks}`)
    await app.replace(file, /, mainnet(, \w+)* \} from/, ' } from')
  }

  /** Changes the team's file, which uses Solana's development network, to use the Solana networks of the sandbox. */
  async useSolanaSandbox(app: HostApp, file: string): Promise<void> {
    // Which tokens are on a network is known to the unit of tokens, which the app does not have.
    const networks = solanaNetworks(this.#world.kit.endpoints).map((network) => ({ ...network, tokens: undefined }))
    await app.replace(file, 'networks: [solanaDevnet]', `networks: ${JSON.stringify(networks)}`)
    await app.replace(file, ', solanaDevnet }', ' }')
  }

  /** The first EVM network of the sandbox. */
  get firstNetwork(): HostNetwork {
    const [network] = sandboxNetworks(this.#world.kit.endpoints)
    if (!network) throw new Error('The sandbox has no network')
    return network
  }

  /** The origin that the sandbox's wallet requests. The page makes these requests, unlike those of an extension. */
  get walletOrigin(): string {
    return new URL(this.#world.kit.endpoints.walletScript).origin
  }

  /** Starts a program of an app; it ends with the test. */
  async serve(...args: Parameters<typeof AppServer.start>): Promise<AppServer> {
    return this.end(await AppServer.start(...args))
  }

  /** The server ends with the test. */
  end<T extends { stop(): Promise<void> }>(server: T): T {
    this.#servers.push(server)
    return server
  }

  /**
   * A visitor opens the app, connects the sandbox's wallet, sees the address of the account, and is still connected after a reload. The test
   * fails if the page prints or throws an error, or sends a request to another host.
   * @param namespace the chains on which the wallet is connected
   */
  async connects(address: string, namespace: 'eip155' | 'solana' = 'eip155'): Promise<void> {
    const { browser, kit } = this.#world
    const [account] = kit.wallet.accounts[namespace]
    const context = await browser.newContext({ locale: 'en-US' })
    context.setDefaultTimeout(30_000)
    const guard = new Guard(context)
    // The wallet comes as an extension brings it: its script is in the page before the app's own.
    await announceWallet(context, kit)
    const page = await context.newPage()
    try {
      await page.goto(address, { waitUntil: 'load' })
      await page.evaluate('globalThis.isFirstVisit = true')
      const shown = page.getByTestId('address')
      await expect.poll(() => shown.textContent()).toBe('nobody')
      await open(page)
      await walletRow(page).click()
      await kit.wallet.approve()
      await expect.poll(() => shown.textContent()).toBe(account)
      await page.locator('[data-testid=wm-button][data-status=connected]').waitFor()
      expect(await page.evaluate('globalThis.isFirstVisit'), 'the page was not loaded anew meanwhile').toBe(true)
      await page.reload({ waitUntil: 'load' })
      await expect.poll(() => shown.textContent()).toBe(account)
    } catch (error) {
      const text = await page.evaluate('document.body.innerText').catch(() => '')
      throw new Error(`${guard.findings([]).join('\n')}\nThe page says:\n${String(text)}`, { cause: error })
    } finally {
      await context.close()
    }
    expect(guard.findings([])).toEqual([])
  }

  /** The open modal on a page, and nothing of the page itself. No pointer is over it, which would leave traces on its rows. */
  async picture(address: string): Promise<Buffer> {
    const { browser, kit } = this.#world
    const viewport = { width: 1000, height: 800 }
    const context = await browser.newContext({ locale: 'en-US', viewport, reducedMotion: 'reduce' })
    context.setDefaultTimeout(30_000)
    await announceWallet(context, kit)
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'load' })
    await open(page, (button) => button.dispatchEvent('click'))
    await walletRow(page).locator('img').waitFor()
    // A layer that has just moved may still show pixels of the movement.
    await page.evaluate(settled)
    const picture = await page.screenshot({ animations: 'disabled', scale: 'css', style: onlyTheModal })
    await context.close()
    return picture
  }

  async start(): Promise<void> {
    const [kit, browser] = await Promise.all([startTestKit(), launchBrowser()])
    this.#running = { kit, browser }
  }

  reset(): Promise<void> {
    return this.#world.kit.reset()
  }

  async endServers(): Promise<void> {
    await Promise.all(this.#servers.splice(0).map((server) => server.stop()))
  }

  async stop(): Promise<void> {
    await Promise.all([this.#running?.browser.close(), this.#running?.kit.close()])
    await Promise.all(this.#apps.map((app) => app.remove()))
  }

  get #world(): { kit: TestKit; browser: Browser } {
    if (!this.#running) throw new Error('The world has not started')
    return this.#running
  }
}

/** Gives a test file its world, started before its first test and ended after its last. */
export function useHostsWorld(): HostsWorld {
  const world = new HostsWorld()
  beforeAll(() => world.start())
  beforeEach(() => world.reset())
  afterEach(() => world.endServers())
  afterAll(() => world.stop())
  return world
}

/** Waits until all animations that end have ended and the page was drawn. Scroll-driven animations never end. */
const settled = `Promise.allSettled(document.getAnimations()
  .filter(({ effect, playState, timeline }) => timeline === document.timeline && playState === 'running' &&
    effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished))
  .then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))`

/** Uses the same font on every machine, and a plain background instead of the page. */
const onlyTheModal = `
  :root { --wm-font-family: 'DejaVu Sans'; --wm-font-family-mono: 'DejaVu Sans Mono'; }
  [data-testid=wm-modal]::before { background: #fff !important; }
  *, *::before, *::after { caret-color: transparent !important; }
`

function walletRow(page: Page): Locator {
  return page.locator('[data-testid=wm-wallet][data-wallet-name="Sandbox Wallet"]')
}

/** Presses the button until the modal is there: one that the server has sent does nothing before the page has taken it over. */
async function open(
  page: Page,
  press = (button: Locator): Promise<void> => button.click({ timeout: 2_000 }),
): Promise<void> {
  const modal = page.locator('[data-testid=wm-modal][data-open=true]')
  const button = page.getByTestId('wm-button').getByRole('button')
  await expect
    .poll(async () => {
      if ((await modal.count()) === 0) await press(button).catch(() => {})
      return modal.count()
    })
    .toBe(1)
}
