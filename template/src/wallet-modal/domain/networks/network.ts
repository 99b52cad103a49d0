import type { CaipNetworkId, ChainNamespace } from './caip'
import { isChainNamespace, parseCaipNetworkId } from './caip'
import type { KnownToken } from '../tokens/token'

interface NativeCurrency {
  name: string
  symbol: string
  /** How many decimals the smallest unit has: 18 for ether. */
  decimals: number
}

interface RpcUrls {
  http: readonly string[]
}

interface BlockExplorer {
  name: string
  url: string
}

/** A network as a host app writes it down: the shape that viem's chains have, so those fit as they are. */
export interface NetworkInput {
  id: number | string
  name: string
  nativeCurrency: NativeCurrency
  rpcUrls: { default: RpcUrls; chainDefault?: RpcUrls; custom?: RpcUrls }
  blockExplorers?: { default: BlockExplorer } | undefined
  /** Left out: `eip155`. */
  chainNamespace?: ChainNamespace
  /** Left out: `{chainNamespace}:{id}`. */
  caipNetworkId?: CaipNetworkId
  assets?: { imageId?: string; imageUrl?: string } | undefined
  /**
   * The contracts that reads use. Left out, reads use Multicall3 and the GasPriceOracle of the OP stack at their usual
   * addresses, and names resolve only on Ethereum. `gasPriceOracle` returns the layer 1 fee for a transaction's data
   * (`getL1Fee(bytes)`).
   */
  contracts?:
    | {
        multicall3?: { address: string } | undefined
        ensRegistry?: { address: string } | undefined
        gasPriceOracle?: { address: string } | undefined
      }
    | undefined
  /** Tokens that are looked for besides the well-known ones of the network. */
  tokens?: readonly KnownToken[] | undefined
  testnet?: boolean | undefined
}

/** A network as the modal keeps it: every field that a chain library leaves out is filled in. */
export interface Network extends NetworkInput {
  chainNamespace: ChainNamespace
  caipNetworkId: CaipNetworkId
}

interface NetworkOverrides {
  /** Own endpoints by CAIP-2 id; they come before the network's own. */
  customRpcUrls?: Partial<Record<string, readonly string[]>> | undefined
  /** Own logos by chain id. */
  chainImages?: Partial<Record<string, string>> | undefined
}

/** Fills in what a network leaves out and applies the host's endpoints and logos. */
export function completeNetwork(input: NetworkInput, overrides: NetworkOverrides = {}): Network {
  const { customRpcUrls, chainImages } = overrides
  const chainNamespace = input.chainNamespace ?? 'eip155'
  const caipNetworkId = input.caipNetworkId ?? (`${chainNamespace}:${input.id}` as const)
  const own = input.rpcUrls.default
  const custom = customRpcUrls?.[caipNetworkId] ?? []
  const imageUrl = chainImages?.[String(input.id)] ?? input.assets?.imageUrl
  return {
    ...input,
    chainNamespace,
    caipNetworkId,
    rpcUrls: {
      default: own,
      custom: { http: custom },
      // What a wallet is told when it adds the network: never an address with the project id in it.
      chainDefault: input.rpcUrls.chainDefault ?? { http: [...new Set([...custom, ...own.http])] },
    },
    assets: { ...input.assets, ...(imageUrl && { imageUrl }) },
  }
}

export const unknownNetworkName = 'Unknown Network'

/** Stands for a network that the wallet is on and the app does not know (specification, section 4). */
export function placeholderNetwork(caipNetworkId: CaipNetworkId): Network {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    id: /^\d+$/.test(reference) ? Number(reference) : reference,
    name: unknownNetworkName,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    chainNamespace: namespace,
    caipNetworkId,
  }
}

/** True for a network that only the wallet knows. */
export function isPlaceholder(network: Network | undefined): boolean {
  return network?.name === unknownNetworkName && network.rpcUrls.default.http.length === 0
}

/** Reads a chain id as wallets give it (`0x1`, `1`, `'1'`); anything else is undefined. */
export function parseEvmChainId(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : undefined
  if (typeof value !== 'string' || !/^(?:0x[0-9a-fA-F]+|\d+)$/.test(value)) return undefined
  return parseEvmChainId(Number(value))
}

/** The namespaces that a list of networks spans, in order of first appearance. */
export function namespacesOf(networks: readonly Network[]): ChainNamespace[] {
  return [...new Set(networks.map((network) => network.chainNamespace).filter(isChainNamespace))]
}
