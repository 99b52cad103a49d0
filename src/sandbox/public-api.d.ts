// The published types of `create-wallet-modal/sandbox`, written by hand; index.test.ts compares them with index.ts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/** A chain that the sandbox starts. */
export interface SandboxChain {
  readonly id: number
  readonly name: string
  /** Symbol of the native currency; it has 18 decimals. */
  readonly symbol: string
  /** The first account's balance at the start, in wei. Default: 10,000 units of the currency. */
  readonly firstBalance?: bigint
}

/** The addresses of all parts of a running sandbox, by name. */
export interface SandboxEndpoints {
  /**
   * The JSON-RPC address of each chain by CAIP-2 id, for example `eip155:31337`. Solana is only there if litesvm is installed. Bitcoin's
   * address is of Esplora's HTTP API.
   */
  readonly rpc: Readonly<Record<string, string>>
  /** The base address of the wallet directory. */
  readonly api: string
  /** The classic script that announces the wallet in the page that loads the script. */
  readonly walletScript: string
  /** The wallet's own window. */
  readonly walletPage: string
  /** The JSON API that controls the wallet. The wallet page and tests use this API. */
  readonly control: string
  /** The WebSocket address of the pairing relay. */
  readonly relay: string
  /** The base address of the analytics service, which takes `POST /e`. */
  readonly analytics: string
  /** The base address of the JSON-RPC proxy, which takes `POST /v1/?chainId=…`. */
  readonly rpcProxy: string
  /** The phone wallet's page. With `/wc?uri=…` at the end of the address, the page opens the pairing link. */
  readonly pairingPage: string
  /** The page that shows the received mails. */
  readonly inbox: string
  /** The page that gives test money to an account. `?address=…` at the end of its address fills the account in. */
  readonly faucet: string
  /** The page of a provider that sells currency without real money: `?address=…&amount=…&asset=…`. */
  readonly onramp: string
  /** The mail server: `smtp://127.0.0.1:…`. It takes mail for any address. */
  readonly smtp: string
  /** The address of each social provider, and the credentials of an app at the provider. */
  readonly social: SocialEndpoints
  /** The Farcaster relay, and the JSON-RPC address of the chain with the id 10, whose registries say who owns a fid. */
  readonly farcaster: { readonly relay: string; readonly rpc: string }
  /** The URLs of the bundlers (ERC-7769), by the CAIP-2 id of the chain. A bundler carries out user operations of smart accounts. */
  readonly bundlers: Readonly<Record<string, string>>
  /** The URLs of the paymasters (ERC-7677), by the CAIP-2 id of the chain. A paymaster pays for every user operation that a wallet sends it. */
  readonly paymasters: Readonly<Record<string, string>>
  /** The addresses of the contracts of smart accounts, which are the same on each EVM chain. */
  readonly smartAccounts: SmartAccountContracts
  /** The tokens and contracts of each chain by CAIP-2 id, in the form of an app's definition of a network. */
  readonly chains: Readonly<Record<string, ChainContents>>
}

/** The credentials of an app at a provider. */
export interface SocialClient {
  /** The base address of the provider, and Google's issuer. The endpoints of the provider are below this address. */
  readonly url: string
  /** A client id. The provider accepts every other client id, too. */
  readonly clientId: string
  readonly clientSecret: string
}

/** The credentials of an app at Apple. The app signs a JWT with the key, and sends the JWT as its client secret. */
export interface AppleClient {
  /** The base address of Apple, and Apple's issuer. */
  readonly url: string
  /** A client id. The provider accepts every other client id, too. */
  readonly clientId: string
  /** The `iss` of the client secret. */
  readonly teamId: string
  /** The `kid` in the header of the client secret. */
  readonly keyId: string
  /** The ES256 key that signs the client secret, as PKCS 8 in PEM. Each start of the sandbox makes a new key. */
  readonly privateKey: string
}

/** The credentials of an app at each social provider, by the provider's name. */
export interface SocialEndpoints {
  readonly google: SocialClient
  readonly github: SocialClient
  readonly apple: AppleClient
  readonly facebook: SocialClient
  readonly x: SocialClient
  readonly discord: SocialClient
}

/** The addresses of the contracts of smart accounts. The contracts have the same addresses on public chains. */
export interface SmartAccountContracts {
  /** EntryPoint 0.7, which carries out user operations. */
  readonly entryPoint: `0x${string}`
  /** EIP7702StatelessDeleGator 1.3.0, which ordinary accounts delegate to. */
  readonly delegate: `0x${string}`
  /** SimpleFactory, which deploys contract accounts. */
  readonly factory: `0x${string}`
  /** HybridDeleGator 1.3.0, the code behind the proxies of contract accounts. */
  readonly implementation: `0x${string}`
}

/** The tokens and contracts that an app can use on a chain. */
export interface ChainContents {
  /** All tokens but the spam token. */
  readonly tokens: readonly ListedToken[]
  /** Only EVM chains have contracts. */
  readonly contracts?: {
    readonly multicall3: { readonly address: `0x${string}` }
    readonly ensRegistry: { readonly address: `0x${string}` }
    /** A router with the interface of Uniswap V2, for `routerSwaps`. */
    readonly swapRouter: { readonly address: `0x${string}` }
  }
}

/** A token of any chain, as an app's definition of a network lists it. */
export interface ListedToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A fungible token of the sandbox, as an app's definition of a network lists it. */
export interface SandboxToken {
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** The options of a sandbox. */
export interface SandboxOptions {
  /** The port of the HTTP server. Default: a free port. The chains always take free ports. */
  readonly port?: number
  /** The chains to start. Default: two chains. */
  readonly chains?: readonly SandboxChain[]
  /** The folder of the project whose anvil is preferred. Default: the working directory. */
  readonly cwd?: string
  /** Closes the sandbox when the signal aborts. */
  readonly signal?: AbortSignal
  /** Is called with a line of text when a part is missing, or when something goes wrong after the start. */
  readonly log?: (line: string) => void
}

/** A running sandbox. */
export interface Sandbox {
  readonly endpoints: SandboxEndpoints
  /** Ends the server and every process. A second call does nothing. */
  close(): Promise<void>
}

/** The options that an app can set in its Vite configuration. */
export type WalletModalSandboxOptions = Pick<SandboxOptions, 'port' | 'chains'>

/** Starts a local copy of all services that an app needs: chains, the announced wallet with its window, and the wallet directory. */
export declare function startSandbox(options?: SandboxOptions): Promise<Sandbox>

/** A Vite plugin that gives an app's dev server a sandbox. If a build contained a part of the sandbox, the build would fail. */
export declare function walletModalSandbox(options?: WalletModalSandboxOptions): Plugin

/** The parts that apply the faults of the embedded wallet in a development server of the wallet. */
export interface WalletFaults {
  /** A connect middleware. Put it before all other handlers of the server that serves the wallet frame and `/api/wallet`. */
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => Promise<void>
  /**
   * Wraps a store, so that its operations are slow or fail as the fault `walletStore` says. `close` always works.
   * @param failure creates the error of an operation that fails, as the store itself would
   */
  store<Store extends object>(store: Store, failure: () => Error): Store
}

/**
 * Applies the faults that `POST /control/faults` has switched on for the services `wallet`, `walletStore` and `walletFrame`. For
 * development and tests only.
 * @param control returns the address of the control API; `undefined` while no sandbox runs, so that there are no faults
 */
export declare function walletFaults(control: () => Promise<string | undefined>): WalletFaults
