import type { Network } from '../../domain/networks/network'

/** The prefix of a network's segwit addresses (BIP-173). */
export type AddressPrefix = 'bc' | 'tb' | 'bcrt'

/** A network, with its name in each standard. */
export interface BitcoinNetwork {
  /** The first half of the genesis block's hash, as in CAIP-2 (bip122). */
  reference: string
  /** The chain of the Wallet Standard. */
  chain: `bitcoin:${string}`
  /** The name in requests of sats-connect wallets. */
  satsName: string
  prefix: AddressPrefix
}

/** The main network. Wallets that report no network are on it. */
export const mainnet: BitcoinNetwork = {
  reference: '000000000019d6689c085ae165831e93',
  chain: 'bitcoin:mainnet',
  satsName: 'Mainnet',
  prefix: 'bc',
}

const networks: readonly BitcoinNetwork[] = [
  mainnet,
  {
    reference: '000000000933ea01ad0ee984209779ba',
    chain: 'bitcoin:testnet',
    satsName: 'Testnet',
    prefix: 'tb',
  },
  {
    reference: '00000000da84f2bafbbc53dee25a72ae',
    chain: 'bitcoin:testnet4',
    satsName: 'Testnet4',
    prefix: 'tb',
  },
  {
    reference: '00000008819873e925422c1ff0f99f7c',
    chain: 'bitcoin:signet',
    satsName: 'Signet',
    prefix: 'tb',
  },
  {
    reference: '0f9188f13cb7b2c71f2a335e3a4fc328',
    chain: 'bitcoin:regtest',
    satsName: 'Regtest',
    prefix: 'bcrt',
  },
]

/** The network with a CAIP-2 reference, a Wallet Standard chain or a sats-connect name; undefined for others. */
export function findNetwork(name: unknown): BitcoinNetwork | undefined {
  return networks.find(({ reference, chain, satsName }) => [reference, chain, satsName].includes(String(name)))
}

/** The Bitcoin network that belongs to a network of the app. */
export function bitcoinNetworkOf(network: Network | undefined): BitcoinNetwork | undefined {
  return network?.chainNamespace === 'bip122' ? findNetwork(network.id) : undefined
}

/** The network of addresses with this prefix: the wanted network if its prefix is the same, else the first network with the prefix. */
export function networkOfPrefix(
  prefix: AddressPrefix | undefined,
  wanted: BitcoinNetwork | undefined,
): BitcoinNetwork | undefined {
  return wanted?.prefix === prefix ? wanted : networks.find((network) => network.prefix === prefix)
}
