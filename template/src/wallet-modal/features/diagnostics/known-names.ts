import { chainNamespaces, isCaipNetworkId } from '../../domain/networks/caip'
import { cloudHosts } from '../../domain/service-hosts'
import type { RootStore } from '../../stores/root/root.store'

type Root = Pick<RootStore, 'chain' | 'options'>

/**
 * The id of a network as a report contains it. Only networks of the app keep their reference, because a wallet may name any text as its
 * network. Undefined for a value that is no id.
 */
export function networkText({ chain }: Root, caipNetworkId: unknown): string | undefined {
  if (typeof caipNetworkId !== 'string') return undefined
  const isListed = chain.requestedCaipNetworks.some((network) => network.caipNetworkId === caipNetworkId)
  if (isListed && isCaipNetworkId(caipNetworkId)) return caipNetworkId
  const namespace = chainNamespaces.find((known) => caipNetworkId.startsWith(`${known}:`))
  return namespace && `${namespace}:other`
}

/** The host of a request as a report contains it: that of a service or an endpoint of the app. All other hosts are `other`. */
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

/** The fixed parts of the paths of services and endpoints. */
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

/** The most parts of a path that a report contains. */
const maxParts = 8

/** The path of a request with `*` in place of each part that is not a fixed word, such as an address or the key of an endpoint. */
export function pathText({ pathname }: URL): string {
  const parts = pathname.split('/').slice(1, maxParts + 1)
  return parts.map((part) => `/${part === '' || pathWords.has(part) ? part : '*'}`).join('')
}
