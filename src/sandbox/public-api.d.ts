// The published types of `create-wallet-modal/sandbox`, written by hand; index.test.ts compares them with index.ts.
import type { Plugin } from 'vite'

/** A chain the sandbox starts. */
export interface SandboxChain {
  readonly id: number
  readonly name: string
  /** Symbol of the native currency; it has 18 decimals. */
  readonly symbol: string
  /** What the first account owns at the start, in wei; unset leaves 10 000 of the currency. */
  readonly firstBalance?: bigint
}

/** Every address of a running sandbox by name. */
export interface SandboxEndpoints {
  /** JSON-RPC address of each chain by CAIP-2 id, such as `eip155:31337`. Solana is there when litesvm is installed; Bitcoin's is Esplora's HTTP API. */
  readonly rpc: Readonly<Record<string, string>>
  /** Base address of the wallet directory. */
  readonly api: string
  /** Classic script that announces the wallet in the page that loads it. */
  readonly walletScript: string
  /** The wallet's own window. */
  readonly walletPage: string
  /** JSON API that drives the wallet: the wallet page and tests use it. */
  readonly control: string
  /** WebSocket address of the pairing relay. */
  readonly relay: string
  /** Base address of the analytics service, which takes `POST /e`. */
  readonly analytics: string
  /** Base address of the JSON-RPC proxy, which takes `POST /v1/?chainId=…`. */
  readonly rpcProxy: string
  /** The phone wallet's page; with `/wc?uri=…` behind it, it takes a pairing link in. */
  readonly pairingPage: string
  /** The page that shows the received mails. */
  readonly inbox: string
  /** The mail server: `smtp://127.0.0.1:…`. It takes mail for any address. */
  readonly smtp: string
  /** What stands on each chain by CAIP-2 id, in the form an app's definition of a network takes. */
  readonly chains: Readonly<Record<string, ChainContents>>
}

/** The tokens and contracts that an app can use on a chain. */
export interface ChainContents {
  /** Without those that nobody asked for. */
  readonly tokens: readonly ListedToken[]
  /** On EVM chains. */
  readonly contracts?: {
    readonly multicall3: { readonly address: `0x${string}` }
    readonly ensRegistry: { readonly address: `0x${string}` }
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

/** How to start a sandbox. */
export interface SandboxOptions {
  /** Port of the HTTP server; a free one by default. The chains always take free ones. */
  readonly port?: number
  /** The chains to start; two by default. */
  readonly chains?: readonly SandboxChain[]
  /** The project that anvil is looked for in first; the working directory by default. */
  readonly cwd?: string
  /** Aborting closes the sandbox. */
  readonly signal?: AbortSignal
  /** Receives a line when something goes wrong after the start. */
  readonly log?: (line: string) => void
}

/** A running sandbox. */
export interface Sandbox {
  readonly endpoints: SandboxEndpoints
  /** Ends the server and every process; more than one call is fine. */
  close(): Promise<void>
}

/** What the app's Vite configuration may choose. */
export type WalletModalSandboxOptions = Pick<SandboxOptions, 'port' | 'chains'>

/** Starts the local world: chains, the announced wallet with its window, and the wallet directory. */
export declare function startSandbox(options?: SandboxOptions): Promise<Sandbox>

/** Vite plugin that gives the dev server of an app a sandbox, and keeps it out of every build. */
export declare function walletModalSandbox(options?: WalletModalSandboxOptions): Plugin
