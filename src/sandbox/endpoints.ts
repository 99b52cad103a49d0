import { isAddress as isEvmAddress } from './abi/address'
import { isRecord, parseJson } from './json'
import type { SocialEndpoints } from './social/clients'
import { socialProviders } from './social/providers'

/** The addresses of all parts of a running sandbox, by name. The names are a public contract, so new services only add names. */
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
  'faucet',
  'onramp',
  'smtp',
] as const

const contractNames = ['entryPoint', 'delegate', 'factory', 'implementation'] as const

/**
 * Reads endpoints that another process has printed with `sandbox --json`.
 * @throws if an endpoint is missing or is not an address
 */
export function parseEndpoints(text: string): SandboxEndpoints {
  const value = parseJson(text)
  if (isEndpoints(value)) return value
  throw new Error(
    'WALLET_MODAL_SANDBOX does not hold the endpoints of a sandbox. ' +
      'Set it to the line that `create-wallet-modal sandbox --json` prints, or unset it to start a sandbox here.',
  )
}

/** Whether a value has an address in each of its endpoints. Client ids, keys and tokens are not checked, because the sandbox itself has printed them. */
function isEndpoints(value: unknown): value is SandboxEndpoints {
  return (
    isRecord(value) &&
    isRecord(value['chains']) &&
    Object.values(value['chains']).every(isContents) &&
    ['rpc', 'bundlers', 'paymasters'].every((name) => isListOfAddresses(value[name])) &&
    contractNames.every((name) => isEvmAddress(field(value['smartAccounts'], name))) &&
    names.every((name) => isAddress(value[name])) &&
    socialProviders.every((name) => isAddress(field(field(value['social'], name), 'url'))) &&
    ['relay', 'rpc'].every((name) => isAddress(field(value['farcaster'], name)))
  )
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(https?|wss?|smtp):\/\//.test(value) && URL.canParse(value)
}

function isListOfAddresses(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isAddress)
}

function isContents(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['tokens'])
}
