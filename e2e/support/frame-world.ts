import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type {
  FrameWorld,
  ModalWallet,
  PageSide,
  Visitor,
} from '../../template/src/wallet-modal/connectors/auth-frame/testing/contract/frame-world'
import { BundledPage } from './bundled-page'
import { enabled, frameOf, press } from './email-visitor'
import { inPage } from './in-page'
import { Mailboxes } from './mailboxes'
import { WalletHost } from './wallet-host'
import type { World } from './world'

/** Records in the frame's document every message that the page posts. */
export const observer = `if (parent !== self) {
  const received = []
  Object.defineProperty(globalThis, 'receivedOfPage', { value: received })
  addEventListener('message', ({ source, data }) => source === parent && received.push(data))
}`

const languages = { spoken: 'de', foreign: 'ar' } as const

/** Gives the browser of the visitor English and another language. */
const namesLanguages = `Object.defineProperty(navigator, 'languages', { get: () => ['en-US', '${languages.spoken}'] })`

/** Console messages that the tests provoke: the wallet server refuses some requests. */
const expected = [/status of 4\d\d/]

/** The two servers of a contract test: one serves an app's page that embeds the wallet frame, the other serves the frame and the wallet server. */
export class FrameHosts {
  readonly #world: World
  readonly #app: BundledPage
  readonly #wallets: WalletHost
  readonly #mailboxes: Mailboxes

  private constructor(world: World, app: BundledPage, wallets: WalletHost) {
    this.#world = world
    this.#app = app
    this.#wallets = wallets
    this.#mailboxes = new Mailboxes(world, 'contract')
  }

  static async start(world: World): Promise<FrameHosts> {
    const app = await BundledPage.start(new URL('../host/contract-page.ts', import.meta.url), world.endpoints)
    const often = { count: 1_000, within: 60_000 }
    const wallets = new WalletHost(() => ({
      frame: inject('host').frame,
      sandbox: world.endpoints,
      apps: [app.origin, world.host('plain').origin],
      server: { deviceApproval: 'new', rateLimits: { starts: often, codes: often } },
    }))
    await wallets.start()
    return new FrameHosts(world, app, wallets)
  }

  /** The origin of the wallet. */
  get wallet(): string {
    return this.#wallets.origin
  }

  /** A visitor of a page with the wallet frame. */
  visitorOf(page: Page): Visitor {
    return visitorOf(page, this.#mailboxes)
  }

  async close(): Promise<void> {
    await Promise.all([this.#wallets.close(), this.#app.close()])
  }

  /** Opens the page in a new profile of the browser. The world closes it after the test. */
  async open(): Promise<FrameWorld> {
    const [first, second] = this.#networks('eip155')
    const [solana] = this.#networks('solana')
    const { page } = await this.#world.visit({ scripts: [observer, namesLanguages], expects: expected })
    await page.goto(this.#app.address({ wallet: this.wallet, chainId: `eip155:${first}` }))
    await tell<void>(page, 'start')
    return {
      page: pageSideOf(page),
      visitor: this.visitorOf(page),
      origin: this.#app.origin,
      languages,
      networks: { first: Number(first), second: Number(second), solana: `solana:${solana}` },
      received: async () => {
        const frame = page.frames().find((one) => one.url().startsWith(this.wallet))
        return (await frame?.evaluate<unknown[]>('receivedOfPage')) ?? []
      },
    }
  }

  /** The references of the networks of a namespace. */
  #networks(namespace: string): string[] {
    const ids = Object.keys(this.#world.endpoints.rpc).map((id) => id.split(':'))
    return ids.flatMap(([own, reference]) => (own === namespace && reference !== undefined ? [reference] : []))
  }
}

/** Calls a method of the page's `contractPage`, such as `wallet.user`. */
function tell<T>(page: Page, method: string, ...given: readonly unknown[]): Promise<T> {
  const call = new Function('given', `return contractPage.${method}(...given)`) as (given: readonly unknown[]) => T
  const told = page.evaluate(call, given) as Promise<T>
  // A failing test leaves requests open. They fail when the page closes, and no code waits for them.
  told.catch(() => {})
  return told
}

function pageSideOf(page: Page): PageSide {
  const wallet: ModalWallet = {
    connectEmail: (email) => tell(page, 'wallet.connectEmail', email),
    connectOtp: (otp) => tell(page, 'wallet.connectOtp', otp),
    user: (chainId) => tell(page, 'wallet.user', chainId),
    isConnected: () => tell(page, 'wallet.isConnected'),
    signOut: () => tell(page, 'wallet.signOut'),
    switchNetwork: (chainId) => tell(page, 'wallet.switchNetwork', chainId),
    updateEmail: (email) => tell(page, 'wallet.updateEmail', email),
    updateEmailPrimaryOtp: (otp) => tell(page, 'wallet.updateEmailPrimaryOtp', otp),
    updateEmailSecondaryOtp: (otp) => tell(page, 'wallet.updateEmailSecondaryOtp', otp),
  }
  return {
    wallet,
    connectDevice: () => tell(page, 'connectDevice'),
    request: (name, payload) => tell(page, 'request', name, payload),
    giveUp: () => tell(page, 'giveUp'),
    post: (data) => tell(page, 'post', data),
    posted: () => tell(page, 'posted'),
    passTime: (milliseconds) => tell(page, 'passTime', milliseconds),
    untilReloaded: () => tell(page, 'untilReloaded'),
    open: () => tell(page, 'open'),
  }
}

/** A visitor who presses the buttons of the wallet, and opens the links of mails in a tab. */
export function visitorOf(page: Page, mailboxes: Mailboxes): Visitor {
  const frame = frameOf({ page })
  const approve = enabled({ page }, 'wf-approve')
  const read = new Map<string, number>()
  const nextMail = async (email: string) => {
    const index = read.get(email) ?? 0
    read.set(email, index + 1)
    await expect.poll(async () => (await mailboxes.mailsTo(email)).length).toBeGreaterThan(index)
    const mail = (await mailboxes.mailsTo(email))[index]
    if (!mail) throw new Error(`There is no mail for ${email}`)
    return mail
  }
  return {
    newAddress: () => mailboxes.newAddress(),
    async readCode(email) {
      const { subject } = await nextMail(email)
      return /\d{6}/.exec(subject)?.[0] ?? ''
    },
    async approveBrowser(email) {
      const { text } = await nextMail(email)
      const tab = await page.context().newPage()
      await tab.goto(/^http\S+$/m.exec(text)?.[0] ?? '')
      await tab.getByRole('button', { name: 'Approve this browser' }).click()
      await tab.getByRole('heading', { name: 'Approved' }).waitFor()
      await tab.close()
    },
    async sees() {
      await approve.waitFor()
      return {
        text: (await frame.locator('main').textContent()) ?? '',
        isDark: (await inPage(frame.locator('main'), 'getComputedStyle(element).colorScheme')) === 'dark',
        accent: await inPage(approve, 'getComputedStyle(element).backgroundColor'),
      }
    },
    seesNothing: () => frame.getByTestId('wf-approve').waitFor({ state: 'detached' }),
    approve: () => press({ page }, 'wf-approve'),
    decline: () => press({ page }, 'wf-decline'),
  }
}
