import type { BitcoinNode } from './bitcoin-node'
import { bitcoinNetworks, type BitcoinNetwork } from './bitcoin-networks'

/** The local Bitcoin networks. Their code is loaded at the first request, because many sessions do not use Bitcoin. */
export class BitcoinWorld {
  #nodes: Promise<readonly BitcoinNode[]> | undefined
  /** The current network of the sats-connect wallet. */
  satsNetwork: BitcoinNetwork = firstNetwork()

  /**
   * Returns the node of a network; undefined for a name that no network has.
   * @param name the network's CAIP-2 reference or Wallet Standard name
   */
  async node(name: unknown): Promise<BitcoinNode | undefined> {
    this.#nodes ??= import('./bitcoin-node').then((code) =>
      bitcoinNetworks.map((network) => new code.BitcoinNode(network)),
    )
    const nodes = await this.#nodes
    return nodes.find(({ network }) => network.reference === name || network.chain === name)
  }

  async reset(): Promise<void> {
    this.satsNetwork = firstNetwork()
    for (const node of (await this.#nodes) ?? []) node.reset()
  }
}

function firstNetwork(): BitcoinNetwork {
  const [first] = bitcoinNetworks
  if (first === undefined) throw new Error('The sandbox has no Bitcoin network')
  return first
}
