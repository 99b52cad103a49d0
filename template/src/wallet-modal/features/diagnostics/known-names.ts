import { chainNamespaces, isCaipNetworkId } from '../../domain/networks/caip'
import { cloudHosts } from '../../domain/service-hosts'
import type { RootStore } from '../../stores/root/root.store'

type Root = Pick<RootStore, 'chain' | 'options'>

/**
 * Converts the id of a network to the text that a report may contain. A network of the app keeps its CAIP-2 id. For any other network the text
 * is the namespace with `other`, such as `eip155:other`, because a wallet can send any text as the id. Undefined for a value that is not the id of a network.
 */
export function networkText({ chain }: Root, caipNetworkId: unknown): string | undefined {
  if (typeof caipNetworkId !== 'string') return undefined
  const isListed = chain.requestedCaipNetworks.some((network) => network.caipNetworkId === caipNetworkId)
  if (isListed && isCaipNetworkId(caipNetworkId)) return caipNetworkId
  const namespace = chainNamespaces.find((known) => caipNetworkId.startsWith(`${known}:`))
  return namespace && `${namespace}:other`
}

/** Returns the host of a request for a report. A host that is neither a service of the modal nor an RPC endpoint of the app becomes `other`. */
export function hostText({ chain, options }: Root, url: URL): string {
  const { hosts } = options.state
  const endpoints = chain.requestedCaipNetworks.flatMap(({ rpcUrls }) =>
    Object.values(rpcUrls).flatMap(({ http }: { http: readonly string[] }) => http),
  )
  const known = [...Object.values(cloudHosts), ...Object.values<string | undefined>({ ...hosts }), ...endpoints]
  return known.some((address) => address !== undefined && hostOf(address) === url.host) ? url.host : 'other'
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

/** Parts of URL paths that a report may contain, because the APIs of services and RPC endpoints define these parts. */
const pathWords: ReadonlySet<string> = new Set([
  ...['account', 'address', 'api', 'auth', 'authenticate', 'balance', 'build-transaction', 'convert', 'e'],
  ...[
    'fee-estimates',
    'fungible',
    'gas-price',
    'generators',
    'getAnalyticsConfig',
    'getWallets',
    'history',
    'identity',
  ],
  ...[
    'json-rpc',
    'nonce',
    'onramp',
    'onrampurl',
    'options',
    'origins',
    'price',
    'profile',
    'projects',
    'public',
    'quote',
  ],
  ...[
    'quotes',
    'reverse',
    'rpc',
    'revoke',
    'session',
    'sessions',
    'sign-in',
    'status',
    'suggestions',
    'supported-chains',
    'tokens',
  ],
  ...['transactions', 'tx', 'utxo', 'v1', 'v2', 'verify', 'wallet'],
])

/** The maximum number of path parts in a report. Later parts are left out. */
const maxParts = 8

/** Returns the path of a request for a report. `*` replaces each part that is not in `pathWords`, such as an address or an API key. */
export function pathText({ pathname }: URL): string {
  const parts = pathname.split('/').slice(1, maxParts + 1)
  return parts.map((part) => `/${part === '' || pathWords.has(part) ? part : '*'}`).join('')
}
