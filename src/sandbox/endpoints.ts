import { isRecord, parseJson } from './json'

/** Every address of a running sandbox by name. The names are a public contract; new services add names. */
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

const names = [
  'api',
  'walletScript',
  'walletPage',
  'control',
  'relay',
  'analytics',
  'rpcProxy',
  'pairingPage',
  'inbox',
  'smtp',
] as const

/**
 * Reads endpoints that another process printed with `sandbox --json`.
 * @throws when the text does not hold every endpoint as an address
 */
export function parseEndpoints(text: string): SandboxEndpoints {
  const value = parseJson(text)
  const isComplete =
    isRecord(value) &&
    isRecord(value['rpc']) &&
    Object.values(value['rpc']).every(isAddress) &&
    isRecord(value['chains']) &&
    Object.values(value['chains']).every(isContents) &&
    names.every((name) => isAddress(value[name]))
  if (!isComplete) {
    throw new Error(
      'WALLET_MODAL_SANDBOX does not hold the endpoints of a sandbox. ' +
        'Set it to the line that `create-wallet-modal sandbox --json` prints, or unset it to start a sandbox here.',
    )
  }
  return value as unknown as SandboxEndpoints
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(https?|wss?|smtp):\/\//.test(value) && URL.canParse(value)
}

function isContents(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['tokens'])
}
