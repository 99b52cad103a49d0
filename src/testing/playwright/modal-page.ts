import type { Locator, Page } from 'playwright-core'
import type { TestPhone } from '../phone'
import type { TestWallet } from '../wallet'
import { AccountPage } from './account-page'

/** The options of a page object. */
export interface ModalPageOptions {
  /** The wallet that approves the requests of `connect`, `switchNetwork`, `signIn` and `account.send`. Without this option, the test answers these requests. */
  readonly wallet?: TestWallet
}

/** How a visitor connects. */
export interface ConnectOptions {
  /** The namespace (CAIP-2) to connect if the wallet has several, such as `solana`. Default: the first namespace that the modal offers. */
  readonly namespace?: string
}

/** A network of the modal: the chain id on EVM, or a CAIP-2 id. */
export type NetworkId = number | `${string}:${string}`

/** The wallet modal of a page. All elements are found by the public test ids, so a change of texts or languages breaks no test. */
export class ModalPage {
  readonly page: Page
  /** The account of a connected visitor. */
  readonly account: AccountPage
  readonly #wallet: TestWallet | undefined

  constructor(page: Page, { wallet }: ModalPageOptions = {}) {
    this.page = page
    this.#wallet = wallet
    this.account = new AccountPage(this, wallet)
  }

  /** The open modal: dialog, sheet or embedded card. */
  get modal(): Locator {
    return this.page.locator('[data-testid=wm-modal][data-open=true]')
  }

  /** The rows of wallets in the list, without the row "WalletConnect". */
  get wallets(): Locator {
    return this.modal.locator('[data-testid=wm-wallet]:not([data-kind=walletConnect])')
  }

  /** The first button of the modal on the page: the combined button, the account button or the connect button. */
  get button(): Locator {
    const names = ['wm-button', 'wm-account-button', 'wm-connect-button']
    return this.page.locator(names.map((name) => `[data-testid=${name}]`).join(', ')).first()
  }

  /** An element inside the open modal, by its test id. */
  in(testId: string): Locator {
    return this.modal.getByTestId(testId)
  }

  /** A wallet in the list, by the name that the wallet announces. */
  wallet(name: string): Locator {
    return this.modal.locator(`[data-testid=wm-wallet][data-wallet-name=${JSON.stringify(name)}]`)
  }

  /** A network in the list. */
  network(id: NetworkId): Locator {
    const caipNetworkId = typeof id === 'number' ? `eip155:${id}` : id
    return this.modal.locator(`[data-testid=wm-network][data-caip-network-id=${JSON.stringify(caipNetworkId)}]`)
  }

  /** Waits until the open modal shows a view. @param view the name of the view, such as `Connect` or `Account` */
  async sees(view: string): Promise<void> {
    await this.page.locator(`[data-testid=wm-modal][data-open=true][data-view=${view}]`).waitFor()
    await this.in(`wm-view-${view}`).waitFor()
  }

  /** Waits until the modal is closed. */
  async seesClosed(): Promise<void> {
    await this.modal.waitFor({ state: 'detached' })
    await this.page.locator('.wm-root[open]').waitFor({ state: 'detached' })
  }

  /** Opens the modal. @param button the element that opens the modal; default: the modal's own button */
  async open(button: Locator = this.button): Promise<void> {
    const inner = button.getByRole('button')
    await ((await inner.count()) > 0 ? inner.first() : button).click()
    await this.modal.waitFor()
  }

  /** Closes the modal with its close button. */
  async close(): Promise<void> {
    await this.in('wm-close').click()
    await this.seesClosed()
  }

  /**
   * Clicks a wallet in the list, and then a namespace if the modal asks for a namespace. When the method resolves, the wallet has the request to connect.
   * @param name the name that the wallet announces
   */
  async choose(name: string, { namespace }: ConnectOptions = {}): Promise<void> {
    if ((await this.modal.count()) === 0) await this.open()
    await this.wallet(name).click()
    const wanted = namespace === undefined ? '' : `[data-namespace=${namespace}]`
    const row = this.modal.locator(`[data-testid=wm-namespace]${wanted}`).first()
    const connecting = this.modal.locator('[data-testid=wm-connecting]')
    await row.or(connecting).first().waitFor()
    if ((await row.count()) > 0) await row.click()
  }

  /**
   * Connects a wallet of the list. Waits until the modal is closed, or shows the view that follows, such as the sign-in view.
   * @param name the name that the wallet announces
   */
  async connect(name: string, options?: ConnectOptions): Promise<void> {
    await this.choose(name, options)
    await this.#wallet?.approve()
    await this.modal
      .locator('[data-testid=wm-view-Connect], [data-testid=wm-connecting]')
      .waitFor({ state: 'detached' })
  }

  /** Opens the view with the QR code, and returns the pairing link of the code: `wc:…`. */
  async pairingLink(): Promise<string> {
    if ((await this.modal.count()) === 0) await this.open()
    await this.modal.locator('[data-testid=wm-wallet][data-kind=walletConnect]').click()
    const code = this.modal.locator('[data-testid=wm-qr][data-uri^="wc:"]')
    await code.waitFor()
    return (await code.getAttribute('data-uri')) ?? ''
  }

  /** Connects a phone, which scans the code. Waits until the modal is closed. */
  async pair(phone: TestPhone): Promise<void> {
    await phone.scan(await this.pairingLink())
    await this.#wallet?.approve()
    await this.seesClosed()
  }

  /** Changes the network of a connected visitor. The modal stays open, with the list of networks. */
  async switchNetwork(id: NetworkId): Promise<void> {
    if ((await this.modal.count()) === 0) await this.open()
    await this.in('wm-header-network').click()
    await this.network(id).click()
    await this.#wallet?.approve()
    await this.network(id).and(this.page.locator('[data-active=true]')).waitFor()
  }

  /** Signs the sign-in message. Call this method while the modal shows the sign-in view. */
  async signIn(): Promise<void> {
    await this.in('wm-siwx-sign').click()
    await this.#wallet?.approve()
    await this.in('wm-siwx-sign').waitFor({ state: 'detached' })
  }

  /** Disconnects the visitor, and waits until the modal is closed. */
  async disconnect(): Promise<void> {
    if ((await this.modal.count()) === 0) await this.open()
    await this.in('wm-disconnect').click()
    await this.seesClosed()
  }
}
