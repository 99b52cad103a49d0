// The published types of `create-wallet-modal/testing/playwright`, written by hand; ../public-api.test.ts compares them with index.ts.
import type { Browser, BrowserContext, LaunchOptions, Locator, Page } from 'playwright-core'
import type { AnnounceOptions, TestKit, TestPhone, TestWallet } from '../public-api.js'

/**
 * Announces the wallet of a kit in every page that opens from now on, before the page's own scripts run. The page can be any build of any app.
 * A page whose content security policy forbids requests to the kit needs a context with `bypassCSP: true`.
 * @param target a browser context, or a page that has not gone to its address yet
 */
export declare function announceWallet(
  target: BrowserContext | Page,
  kit: Pick<TestKit, 'endpoints'>,
  options?: AnnounceOptions,
): Promise<void>

/**
 * Starts Chromium or Chrome without a window: the program in `CHROME_PATH`, an installed one, or one from the npm registry.
 * @param options the options of Playwright's `launch`, which override the options of the kit
 * @throws Error if there is no browser; the message says what to do
 */
export declare function launchBrowser(options?: LaunchOptions): Promise<Browser>

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
export declare class ModalPage {
  constructor(page: Page, options?: ModalPageOptions)
  readonly page: Page
  /** The account of a connected visitor. */
  readonly account: AccountPage
  /** The open modal: dialog, sheet or embedded card. */
  get modal(): Locator
  /** The rows of wallets in the list, without the row "WalletConnect". */
  get wallets(): Locator
  /** The first button of the modal on the page: the combined button, the account button or the connect button. */
  get button(): Locator
  /** An element inside the open modal, by its test id. */
  in(testId: string): Locator
  /** A wallet in the list, by the name that the wallet announces. */
  wallet(name: string): Locator
  /** A network in the list. */
  network(id: NetworkId): Locator
  /** Waits until the open modal shows a view. @param view the name of the view, such as `Connect` or `Account` */
  sees(view: string): Promise<void>
  /** Waits until the modal is closed. */
  seesClosed(): Promise<void>
  /** Opens the modal. @param button the element that opens the modal; default: the modal's own button */
  open(button?: Locator): Promise<void>
  /** Closes the modal with its close button. */
  close(): Promise<void>
  /**
   * Clicks a wallet in the list, and then a namespace if the modal asks for a namespace. When the method resolves, the wallet has the request to connect.
   * @param name the name that the wallet announces
   */
  choose(name: string, options?: ConnectOptions): Promise<void>
  /**
   * Connects a wallet of the list. Waits until the modal is closed, or shows the view that follows, such as the sign-in view.
   * @param name the name that the wallet announces
   */
  connect(name: string, options?: ConnectOptions): Promise<void>
  /** Opens the view with the QR code, and returns the pairing link of the code: `wc:…`. */
  pairingLink(): Promise<string>
  /** Connects a phone, which scans the code. Waits until the modal is closed. */
  pair(phone: TestPhone): Promise<void>
  /** Changes the network of a connected visitor. The modal stays open, with the list of networks. */
  switchNetwork(id: NetworkId): Promise<void>
  /** Signs the sign-in message. Call this method while the modal shows the sign-in view. */
  signIn(): Promise<void>
  /** Disconnects the visitor, and waits until the modal is closed. */
  disconnect(): Promise<void>
}

/** A transfer that a visitor makes. */
export interface Transfer {
  /** The address, or a name such as `junowick.eth`. */
  readonly to: string
  /** The amount in whole units of the token, as a decimal text with a dot: `'0.5'`. */
  readonly amount: string
  /** The symbol of a token. Default: the currency of the network. */
  readonly token?: string
}

/** The account in the modal of a page. */
export declare class AccountPage {
  private constructor()
  /** Opens the account of a connected visitor. */
  open(): Promise<void>
  /** The full address of the open account. */
  address(): Promise<string>
  /** The balance of the open account as the visitor reads it, such as `42.125 ETH`. */
  balance(): Promise<string>
  /** Opens the form for a transfer, and fills it in. */
  fillTransfer(transfer: Transfer): Promise<void>
  /** Reviews the transfer of the form. */
  reviewTransfer(): Promise<void>
  /**
   * Makes a transfer from the open account: fills in the form, reviews the transfer, confirms it, and approves it in the wallet.
   * @returns the hash of the transaction. The network may not have included the transaction yet.
   * @throws Error if the page object has no wallet, or if the wallet has not sent the transaction
   */
  send(transfer: Transfer): Promise<string>
}
