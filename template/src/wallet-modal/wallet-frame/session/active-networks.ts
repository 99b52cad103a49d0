import * as v from 'valibot'
import type { FrameConfig, FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'
import type { FrameStorage } from '../storage/frame-storage'

/** The namespaces that the wallet has accounts for. */
export type FrameNamespace = 'eip155' | 'solana'

/** The network that requests use, for each namespace. */
export interface ActiveNetworks {
  /** @throws FrameError when the wallet serves no network of the namespace */
  active(namespace: FrameNamespace): FrameNetwork
  /** The network that was chosen last. */
  readonly last: FrameNetwork
  /** Makes a network the active one. @throws FrameError when the wallet does not serve it */
  choose(chainId: string | number): Promise<FrameNetwork>
  /** Makes a network the active one. For a network that the wallet does not serve, keeps the active one of its namespace. */
  prefer(chainId: string | number): Promise<FrameNetwork>
}

const storedSchema = v.array(v.string())

/** A chain id as number, decimal text or CAIP-2, as CAIP-2. */
function toCaipId(chainId: string | number): string {
  return /^\d+$/.test(String(chainId)) ? `eip155:${BigInt(chainId)}` : String(chainId)
}

/** The namespace of a network. */
export function namespaceOf({ caipNetworkId }: Pick<FrameNetwork, 'caipNetworkId'>): FrameNamespace {
  return caipNetworkId.startsWith('solana:') ? 'solana' : 'eip155'
}

/** The chain id in the form of the protocol: a number for EVM networks, CAIP-2 for Solana. */
export function toReplyChainId(network: FrameNetwork): string | number {
  return namespaceOf(network) === 'eip155' ? evmChainId(network) : network.caipNetworkId
}

/** The number of an EVM network. */
export function evmChainId({ caipNetworkId }: Pick<FrameNetwork, 'caipNetworkId'>): number {
  return Number(caipNetworkId.slice('eip155:'.length))
}

/** Reads which networks were active last. @param hint the network in the frame's address */
export async function loadActiveNetworks(
  { networks }: Pick<FrameConfig, 'networks'>,
  storage: FrameStorage,
  hint: string | null,
): Promise<ActiveNetworks> {
  const find = (chainId: string | number) => {
    const id = toCaipId(chainId)
    return networks.find(({ caipNetworkId }) => caipNetworkId === id)
  }
  const stored = await storage.get('networks')
  const wanted = [hint ?? '', ...(v.is(storedSchema, stored) ? stored : [])].map(find)
  /** The latest first. */
  let order = [...new Set([...wanted.filter((network) => network !== undefined), ...networks])]

  const activate = async (network: FrameNetwork) => {
    order = [network, ...order.filter((other) => other !== network)]
    await storage.put(
      'networks',
      order.map(({ caipNetworkId }) => caipNetworkId),
    )
    return network
  }

  const active = (namespace: FrameNamespace) => {
    const network = order.find((candidate) => namespaceOf(candidate) === namespace)
    if (network) return network
    const chains = namespace === 'solana' ? 'Solana' : 'Ethereum'
    throw new FrameError(`This wallet has no network of ${chains}`, errorCodes.unknownChain)
  }

  return {
    active,
    get last() {
      const [last] = order
      if (!last) throw new FrameError('This wallet has no network', errorCodes.unknownChain)
      return last
    },
    async choose(chainId) {
      const network = find(chainId)
      if (!network) throw new FrameError('This wallet does not serve that network', errorCodes.unknownChain)
      return activate(network)
    },
    prefer: async (chainId) =>
      activate(find(chainId) ?? active(toCaipId(chainId).startsWith('solana:') ? 'solana' : 'eip155')),
  }
}
