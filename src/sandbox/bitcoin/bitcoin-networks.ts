/** A local network that takes the place of a Bitcoin network. */
export interface BitcoinNetwork {
  /** The reference of its CAIP-2 id, which is the beginning of the genesis block's hash. */
  readonly reference: string
  readonly genesisHash: string
  readonly name: string
  /** The network's name in the Wallet Standard. */
  readonly chain: 'bitcoin:testnet' | 'bitcoin:signet'
  /** The network's name in sats-connect. */
  readonly satsName: 'Testnet' | 'Signet'
  /** The coins of the first account's payment address at the start, in satoshis. */
  readonly firstCoins: readonly bigint[]
}

/** The local networks. They have the names of public networks, because wallets and apps know no other names. */
export const bitcoinNetworks: readonly BitcoinNetwork[] = [
  {
    reference: '000000000933ea01ad0ee984209779ba',
    genesisHash: '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
    name: 'Sandbox Bitcoin',
    chain: 'bitcoin:testnet',
    satsName: 'Testnet',
    firstCoins: [150_000_000n, 25_000_000n, 1_234_567n],
  },
  {
    reference: '00000008819873e925422c1ff0f99f7c',
    genesisHash: '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
    name: 'Sandbox Bitcoin Two',
    chain: 'bitcoin:signet',
    satsName: 'Signet',
    firstCoins: [42_000_000n],
  },
]

/** The balance of every other address of the sandbox's keys at the start, in satoshis. */
export const otherCoin = 10_000_000n
