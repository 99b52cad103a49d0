import type { CaipNetworkId, ChainNamespace } from './caip'
import { isChainNamespace, parseCaipNetworkId } from './caip'

interface NativeCurrency {
  name: string
  symbol: string
  /** The number of decimals; 18 for ether. */
  decimals: number
}

interface RpcUrls {
  http: readonly string[]
}

interface BlockExplorer {
  name: string
  url: string
}

/** A network in the options of a host app. It has the shape of viem's chains, which can be used as they are. */
export interface NetworkInput {
  id: number | string
  name: string
  nativeCurrency: NativeCurrency
  rpcUrls: { default: RpcUrls; chainDefault?: RpcUrls; custom?: RpcUrls }
  blockExplorers?: { default: BlockExplorer } | undefined
  /** Default: `eip155`. */
  chainNamespace?: ChainNamespace
  /** Default: `{chainNamespace}:{id}`. */
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
  testnet?: boolean | undefined
}

/** A network with all fields filled in. */
export interface Network extends NetworkInput {
  chainNamespace: ChainNamespace
  caipNetworkId: CaipNetworkId
}

interface NetworkOverrides {
  /** RPC endpoints by CAIP-2 id, tried before the network's own. */
  customRpcUrls?: Partial<Record<string, readonly string[]>> | undefined
  /** Logos by chain id. */
  chainImages?: Partial<Record<string, string>> | undefined
}

/** Fills in the fields that a network leaves out, and applies the host's endpoints and logos. */
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
      // The endpoints for a wallet that adds the network. They must not contain the project id.
      chainDefault: input.rpcUrls.chainDefault ?? { http: [...new Set([...custom, ...own.http])] },
    },
    assets: { ...input.assets, ...(imageUrl && { imageUrl }) },
  }
}

export const unknownNetworkName = 'Unknown Network'

/** A placeholder for the network of a wallet that the app does not list. */
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

/** Whether a network is a placeholder. */
export function isPlaceholder(network: Network | undefined): boolean {
  return network?.name === unknownNetworkName && network.rpcUrls.default.http.length === 0
}

/** Reads a chain id as wallets give it (`0x1`, `1`, `'1'`). Undefined for anything else. */
export function parseEvmChainId(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : undefined
  if (typeof value !== 'string' || !/^(?:0x[0-9a-fA-F]+|\d+)$/.test(value)) return undefined
  return parseEvmChainId(Number(value))
}

/** The namespaces of a list of networks, in order of first appearance. */
export function namespacesOf(networks: readonly Network[]): ChainNamespace[] {
  return [...new Set(networks.map((network) => network.chainNamespace).filter(isChainNamespace))]
}
