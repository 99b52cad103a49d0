// The published types of `create-wallet-modal/testing`, written by hand; public-api.test.ts compares them with index.ts.
import type { Sandbox, SandboxEndpoints, SandboxOptions } from '../sandbox/public-api.js'

export type { SandboxChain, SandboxEndpoints, SandboxOptions } from '../sandbox/public-api.js'

/** The addresses of the test wallet, by the kind of account. Everybody knows the keys of these accounts, so use them on local chains only. */
export interface Accounts {
  /** The ten development accounts of anvil, with checksums (EIP-55). */
  readonly eip155: readonly string[]
  /** The accounts of the Wallet Standard wallet on Solana. */
  readonly solana: readonly string[]
  /** The payment addresses of the Wallet Standard wallet on Bitcoin. */
  readonly bitcoin: readonly string[]
  /** The payment addresses of the sats-connect wallet. */
  readonly sats: readonly string[]
}

/** How the wallet introduces itself in a page. */
export interface AnnounceOptions {
  /** The name in lists of wallets. Default: `Sandbox Wallet`. */
  readonly name?: string
  /** The reverse domain name (EIP-6963). Default: `dev.createwalletmodal.sandbox`. */
  readonly rdns?: string
  /** Also sets `window.ethereum`, as older wallets do. Default: false. */
  readonly legacy?: boolean
  /** Whether pages find the wallet by EIP-6963. Default: true. With false and `legacy`, the wallet is only at `window.ethereum`. */
  readonly eip6963?: boolean
  /** Whether pages also find the wallet by the Wallet Standard, for Solana and Bitcoin. Default: true. */
  readonly walletStandard?: boolean
  /** Whether the wallet opens its window for each request that needs a decision. Default: false, because the test decides. */
  readonly popup?: boolean
}

/** A window of a browser, of happy-dom or of jsdom. */
export interface WalletWindow {
  readonly addEventListener: unknown
  readonly dispatchEvent: unknown
  readonly location?: { readonly origin: string }
}

/** One line of a request, as the wallet's own window shows it. */
export interface Detail {
  readonly label: string
  readonly value: string
  readonly form: 'line' | 'block'
}

/** A request that waits for a decision. */
export interface PendingRequest {
  readonly id: string
  /** The number of the request in the log. */
  readonly number: number
  /** The origin of the page, or the address that a paired app gives. */
  readonly origin: string
  readonly via: 'page' | 'pairing'
  readonly method: string
  readonly title: string
  readonly details: readonly Detail[]
  /** In milliseconds since the epoch. */
  readonly createdAt: number
  /** Approving also unlocks the wallet. */
  readonly unlocks: boolean
}

/** The wallet's answer to an app. */
export type WalletAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

/** A request that an app has sent to the wallet, and the wallet's answer. */
export interface WalletRequest {
  /** The number of the request. Each request has a higher number than the request before. */
  readonly number: number
  /** When the request came, in milliseconds since the epoch. */
  readonly at: number
  /** The origin of the page, or the address that a paired app gives. */
  readonly origin: string
  readonly via: 'page' | 'pairing'
  readonly method: string
  readonly params: unknown
  /** Undefined while the wallet has not answered, and for a request that the wallet never answers. */
  readonly answer?: WalletAnswer
}

/** A request that the test has decided, with the answer that the app got. */
export type DecidedRequest = PendingRequest & Required<Pick<WalletRequest, 'params' | 'answer'>>

/** An EVM chain whose node the sandbox did not start, such as a test network of the team. */
export interface OtherChain {
  readonly id: number
  readonly name: string
  /** The symbol of the native currency, which has 18 decimals. */
  readonly symbol: string
  /** The JSON-RPC URL of a node. The node needs no keys, because the wallet signs transactions itself. */
  readonly rpcUrl: string
}

/** The time limit of a step. */
export interface Waiting {
  /** The time limit, in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number
}

/** The request that a step is about, and the time limit of the step. */
export interface RequestFilter extends Waiting {
  /** The method of the request, such as `eth_sendTransaction`. Default: any method. The step takes the oldest request that fits. */
  readonly method?: string
}

/** How the wallet behaves. */
export interface WalletSettings {
  /** `ask` waits for a decision. `approve` and `reject` decide immediately. Default: `ask`. */
  readonly mode: 'ask' | 'approve' | 'reject'
  /** How long the wallet waits before it sends an answer that needed a decision, in milliseconds. */
  readonly delayMs: number
  readonly locked: boolean
  readonly selectedAccount: string
  /** The accounts that connected sites see. The selected account is always among them. */
  readonly exposedAccounts: readonly string[]
  /** The wallet's current chain. */
  readonly chainId: number
  /** The chains that the wallet knows. A request to switch to another chain gets the error 4902. */
  readonly knownChains: readonly number[]
  readonly refuseSwitch: boolean
  /** If true, the wallet never answers a request that needs a decision. */
  readonly unresponsive: boolean
  /** Whether the page script opens the wallet page by itself. */
  readonly popup: boolean
  /** The chains that the wallet allows in a pairing; `null` allows the chains that the app proposes and the wallet knows. */
  readonly pairingChains: readonly number[] | null
  /** With `solana`, the wallet allows no EVM chain in a pairing. */
  readonly pairingNamespace: 'eip155' | 'solana'
  /** The error code for a paired app's request that is rejected. Real wallets use either code. */
  readonly pairingRejectCode: 5000 | 4001
  /** What the wallet does with a sign-in that an app requests together with the pairing (`wc_sessionAuthenticate`). */
  readonly pairingSignIn:
    | 'yes'
    | 'every-chain'
    | 'unknown'
    | 'other-signer'
    | 'broken-signature'
    | 'other-statement'
    | 'other-nonce'
    | 'other-domain'
    | 'no-session'
  /** Whether the announced wallet has `solana:signIn` of the Wallet Standard, and which message and signature the wallet returns. */
  readonly solanaSignIn: 'none' | 'yes' | 'other-domain' | 'other-address' | 'other-signature'
  /** Whose signature the wallet returns for an EVM message: the signature of the account's own key, or of a contract (ERC-1271, ERC-6492). */
  readonly contractAccount: 'none' | 'deployed' | 'counterfactual'
  /** Whether the wallet answers which assets its accounts own (ERC-7811). */
  readonly assetDiscovery: boolean
  /** Whether the wallet can carry several calls out as one transaction (EIP-5792). */
  readonly atomic: boolean
  /** Whether the wallet can allow a site to act without asking (EIP-7715). */
  readonly permissions: boolean
}

/**
 * The wallet that the sandbox announces in pages: by EIP-6963, by the Wallet Standard on Solana and Bitcoin, and for sats-connect. The wallet
 * signs with known keys. The test decides about the requests to the wallet, as a person would in the wallet's window.
 */
export declare class TestWallet {
  private constructor()
  /** The addresses of the wallet, by the kind of account. */
  get accounts(): Accounts
  /**
   * Waits for a request that needs a decision, and approves the request.
   * @returns the request with the answer that the app got
   * @throws Error with the log of all requests if no request comes in time
   */
  approve(options?: RequestFilter): Promise<DecidedRequest>
  /** Waits for a request that needs a decision, and rejects the request. The app gets the error 4001 of EIP-1193. Time limit and errors are those of `approve`. */
  reject(options?: RequestFilter): Promise<DecidedRequest>
  /**
   * Waits for a request to sign this message, and approves the request.
   * @param message the text that the app asks to sign, in any namespace
   * @returns the signature: as hex on EVM, as base64 on Solana and Bitcoin
   * @throws Error if the app asks for another text or for another kind of request. The wallet then rejects the request.
   */
  sign(message: string, options?: Waiting): Promise<string>
  /**
   * Changes how the wallet behaves: `wallet.set({ delayMs: 2_000, refuseSwitch: true })`.
   * @throws Error if there is no such setting or value; the message names the possible settings or values
   */
  set(settings: Partial<WalletSettings>): Promise<void>
  /** Approves all further requests immediately. */
  approveAll(): Promise<void>
  /** Rejects all further requests immediately. */
  rejectAll(): Promise<void>
  /** Leaves all further requests without an answer, like a wallet whose window the visitor has forgotten. `ask` ends this state. */
  never(): Promise<void>
  /** Lets all further requests wait for a decision of the test. This is the state after the start and after a reset. */
  ask(): Promise<void>
  /**
   * Changes the account on EVM, as a visitor does in the wallet. Connected pages get `accountsChanged`.
   * @param account an address, or an index of `accounts.eip155`
   */
  switchAccount(account: string | number): Promise<void>
  /** Changes the accounts of another namespace, as a visitor does in the wallet. Connected pages get the change. */
  shareAccounts(namespace: 'solana' | 'bitcoin' | 'sats', addresses: readonly string[]): Promise<void>
  /** Changes the network on EVM, as a visitor does in the wallet. Connected pages get `chainChanged`. */
  switchNetwork(chainId: number): Promise<void>
  /** Adds a chain to the wallet, by the JSON-RPC URL of any node. */
  addNetwork(chain: OtherChain): Promise<void>
  /** Locks the wallet. The next approval unlocks it. */
  lock(): Promise<void>
  /** Ends the connection of a site, as a visitor does in the wallet. */
  disconnect(origin: string): Promise<void>
  /** Waits for a request that needs a decision, and returns the request without a decision. */
  pending(options?: RequestFilter): Promise<PendingRequest>
  /** Returns the requests that need a decision now, the oldest first. Does not wait for a request. */
  pendingRequests(): Promise<readonly PendingRequest[]>
  /** Returns the origins of the sites that are connected with the wallet. Sessions of the phone are not among them. */
  sites(): Promise<readonly string[]>
  /** Every request that apps have sent to the wallet since the start or the last reset, with the answers. */
  requests(): Promise<readonly WalletRequest[]>
  /** Returns the log as text: one line for each request to the wallet and to the services. */
  printLog(): Promise<string>
}

/** A session of the phone wallet with an app. */
export interface PhoneSession {
  readonly topic: string
  /** The name that the app gives for itself. */
  readonly name: string
  readonly url: string
  /** CAIP-10 ids. */
  readonly accounts: readonly string[]
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
}

/**
 * The phone wallet of the sandbox, which pairs over the sandbox's relay by the WalletConnect protocol. It has the accounts of the announced
 * wallet, and `TestWallet` decides about its requests, too.
 */
export declare class TestPhone {
  private constructor()
  /**
   * Takes a pairing link, as a phone does that scans the QR code. The proposal of the app then waits for a decision of the wallet.
   * @param uri the link: `wc:…`
   * @throws Error if the link cannot be used
   */
  scan(uri: string): Promise<void>
  /** The sessions with apps. */
  sessions(): Promise<readonly PhoneSession[]>
  /**
   * Ends a session, as a visitor does on the phone.
   * @param session default: the only session
   * @throws Error if there is no session, or if there are several and none is named
   */
  leave(session?: Pick<PhoneSession, 'topic'>): Promise<void>
  /** Lets a session use these EVM chains and no others, as a visitor chooses on the phone. */
  useChains(session: Pick<PhoneSession, 'topic'>, chains: readonly number[]): Promise<void>
}

/** A fault of a service that answers HTTP. */
export type HttpFault =
  /** The service answers late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The service answers every request with this status. */
  | { readonly kind: 'status'; readonly code: 401 | 403 | 429 | 500 | 503 }
  /** The service answers with an HTML page and the status 200, like the sign-in page of a public network. */
  | { readonly kind: 'rubbish' }
  /** The service ends the connection without an answer. */
  | { readonly kind: 'cut' }

/** The services whose faults are those of `HttpFault`. `data` means all parts of the data service together. */
export type HttpService =
  | 'directory'
  | 'images'
  | 'origins'
  | 'auth'
  | 'mail'
  | 'analytics'
  | 'rpc'
  | 'supportedChains'
  | 'identity'
  | 'history'
  | 'balances'
  | 'prices'
  | 'names'
  | 'onramp'
  | 'pay'
  | 'convert'
  | 'sessions'
  | 'wallet'
  | 'data'

/** The services with faults of their own kinds. The sandbox names the possible kinds when it refuses another. */
export type OtherService =
  'relay' | 'swapLie' | 'walletStore' | 'walletFrame' | 'social' | 'farcaster' | 'bundler' | 'paymaster'

/** Switches faults of the sandbox's services on and off. */
export declare class Faults {
  private constructor()
  /**
   * Gives a service a fault until `end` or the next reset: `faults.set('balances', { kind: 'status', code: 503 })`.
   * @throws Error if the sandbox does not know the service or the fault; the message names the possible values
   */
  set(service: HttpService, fault: HttpFault): Promise<void>
  set(service: OtherService, fault: { readonly kind: string }): Promise<void>
  /** Ends the fault of a service. */
  end(service: HttpService | OtherService): Promise<void>
  /** The current fault of each service; `null` for a service without a fault. */
  all(): Promise<Readonly<Record<string, unknown>>>
}

/** The settings of the services' answers. */
export interface ServiceSettings {
  /** The number of wallets in the directory. `null` lists each wallet once. A larger number repeats the wallets with numbered names. */
  readonly directorySize: number | null
  /** The answer of `/projects/v1/origins`. */
  readonly allowedOrigins: readonly string[]
  /** The answer of `/getAnalyticsConfig`. */
  readonly isAnalyticsEnabled: boolean
  /** The number of generated tokens that every account has in addition to its real tokens; `null` for none. */
  readonly tokenCount: number | null
  /** The number of generated transactions that follow every account's real transactions; `null` for none. */
  readonly historySize: number | null
  /** The number of transactions on a page of the history. */
  readonly historyPage: number
  /** The CAIP-2 ids of the chains that the data service supports; `null` for all chains of the sandbox. */
  readonly supportedChains: readonly string[] | null
}

/** A request that a service got. */
export interface ServiceRequest {
  readonly service: Exclude<HttpService | OtherService, 'data'>
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** In milliseconds since the epoch. */
  readonly time: number
}

/** An event that an app has reported to the analytics service. */
export interface AnalyticsRecord {
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  /** In milliseconds since the epoch. */
  readonly time: number
}

/** A mail that the mail server received. */
export interface ReceivedMail {
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  /** In milliseconds since the epoch. */
  readonly time: number
}

/** The services of the sandbox. A test can change their answers and read their logs. Each log has the last 500 entries since the last reset. */
export declare class Services {
  private constructor()
  /**
   * Changes the answers of the services until the next reset: `services.set({ tokenCount: 5_000 })`.
   * @throws Error if there is no such setting or value; the message names the possible settings or values
   */
  set(settings: Partial<ServiceSettings>): Promise<void>
  /** Returns the requests that the services got, the oldest first. */
  requests(): Promise<readonly ServiceRequest[]>
  /** Returns the events that apps reported to the analytics service, the oldest first. */
  analytics(): Promise<readonly AnalyticsRecord[]>
  /** Returns the mails that the mail server received, the oldest first. */
  mails(): Promise<readonly ReceivedMail[]>
}

/** The JSON API of a sandbox, for steps that have no method in the kit. */
export declare class Control {
  private constructor()
  /** Sends a POST request. Returns the status and the body of the response, also if the sandbox refuses the request. */
  post(path: string, body: unknown): Promise<{ status: number; body: unknown }>
  /** Sends a POST request. @throws Error if the sandbox refuses the request; the message has the reason */
  command(path: string, body: unknown): Promise<void>
  get(path: string): Promise<unknown>
}

/** Local chains, wallets and services, with objects to drive them in tests. */
export declare class TestKit {
  /** @param sandbox a running sandbox. `close` ends it. */
  constructor(sandbox: Sandbox)
  /** A production build that contains this text fails, because the sandbox's Vite plugin looks for the text. */
  readonly id = 'create-wallet-modal:test-kit'
  readonly endpoints: SandboxEndpoints
  /** The JSON API of the sandbox, for steps that have no method in the kit. */
  readonly control: Control
  /** The wallet in pages. It also decides about the requests that come over the phone. */
  readonly wallet: TestWallet
  /** The phone wallet, which pairs by a link (WalletConnect). */
  readonly phone: TestPhone
  readonly faults: Faults
  readonly services: Services
  /**
   * Gives test money to an account: 10 ETH and 1,000 sUSD on each EVM chain, or 10 SOL and 1,000 SBUSD on each Solana network.
   * @throws Error if the address is not an account of EVM or Solana
   */
  fund(address: string): Promise<void>
  /** Announces the wallet in a window of happy-dom or jsdom, for tests of vitest. Returns a function that ends the wallet's connection. */
  announceIn(window: WalletWindow, options?: AnnounceOptions): Promise<() => void>
  /** Resets chains, wallets, services, faults and logs to the state after the start. Call `reset` before each test. */
  reset(): Promise<void>
  /** Ends the chains and all servers. A second call does nothing. */
  close(): Promise<void>
}

/** The app to serve, and the time limit of the start. */
export interface DevServerOptions {
  /** The folder of an app that has Vite among its packages. Default: the working directory. */
  readonly root?: string
  /** The time limit of the start, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number
}

/** A running dev server. */
export interface DevServer {
  /** The address of the app. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts Vite's dev server of an app. The app uses the chains and services of the kit, if its configuration has the plugin
 * `walletModalSandbox()`.
 * @throws Error if the server does not start in time; the message has the end of the server's output
 */
export declare function startDevServer(kit: Pick<TestKit, 'endpoints'>, options?: DevServerOptions): Promise<DevServer>

/**
 * Starts chains, wallets and services on this machine.
 * @throws Error if anvil is missing, or if the test runs in vitest's environment `happy-dom` or `jsdom`; the message says what to do
 * @example
 * const kit = await startTestKit()
 * const { wallet } = kit
 * await kit.close()
 */
export declare function startTestKit(options?: SandboxOptions): Promise<TestKit>
