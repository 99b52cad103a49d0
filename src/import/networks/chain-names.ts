/** The name of each EVM chain in the modal, by chain id. The names are the same as in viem, except for those in `otherNames`. */
const namesById: Readonly<Record<number, string>> = {
  1: 'mainnet',
  10: 'optimism',
  56: 'bsc',
  97: 'bscTestnet',
  100: 'gnosis',
  130: 'unichain',
  137: 'polygon',
  146: 'sonic',
  250: 'fantom',
  295: 'hedera',
  300: 'zksyncSepolia',
  324: 'zksync',
  480: 'worldchain',
  1101: 'polygonZkEvm',
  1284: 'moonbeam',
  1285: 'moonriver',
  1301: 'unichainSepolia',
  1329: 'sei',
  2020: 'ronin',
  2741: 'abstract',
  5000: 'mantle',
  5003: 'mantleSepoliaTestnet',
  8217: 'kaia',
  8453: 'base',
  10143: 'monadTestnet',
  17000: 'holesky',
  42161: 'arbitrum',
  42220: 'celo',
  43113: 'avalancheFuji',
  43114: 'avalanche',
  57073: 'ink',
  59144: 'linea',
  80002: 'polygonAmoy',
  80094: 'berachain',
  81457: 'blast',
  84532: 'baseSepolia',
  421614: 'arbitrumSepolia',
  534352: 'scroll',
  7777777: 'zora',
  11155111: 'sepolia',
  11155420: 'optimismSepolia',
  1313161554: 'aurora',
}

/** The modal's names of chains that viem names differently, or named differently in earlier versions. */
const otherNames: Readonly<Record<string, string>> = {
  mantleSepoliaTestnet: 'mantleSepolia',
  zksyncSepoliaTestnet: 'zksyncSepolia',
  zkSync: 'zksync',
  polygonZkEVM: 'polygonZkEvm',
  seiNetwork: 'sei',
  klaytn: 'kaia',
}

/** The modal's networks that are not EVM chains. */
const otherNamespaces = new Set([
  'solana',
  'solanaDevnet',
  'solanaTestnet',
  'bitcoin',
  'bitcoinTestnet',
  'bitcoinSignet',
  'bitcoinTestnet4',
])

const evmNames = new Set(Object.values(namesById).map((name) => otherNames[name] ?? name))

/** Returns the modal's name for a chain that viem or a kit exports; `null` when the modal has no definition of this chain. */
export function ourName(exported: string): string | null {
  const name = otherNames[exported] ?? exported
  return evmNames.has(name) || otherNamespaces.has(name) ? name : null
}

/**
 * Returns the modal's name for an EVM chain id, which is a number or a decimal or hexadecimal string; `null` when the modal has no
 * definition of this chain.
 */
export function ourNameOfId(id: number | string): string | null {
  const known = namesById[Number(id)]
  return known === undefined ? null : (otherNames[known] ?? known)
}

/** Returns the modal's name for a Solana cluster; `null` when the modal has no definition of this cluster. */
export function ourNameOfCluster(cluster: string): string | null {
  const names: Readonly<Record<string, string>> = {
    'mainnet-beta': 'solana',
    devnet: 'solanaDevnet',
    testnet: 'solanaTestnet',
  }
  return names[cluster] ?? null
}

/** Returns the namespace of a network that the modal defines. */
export function namespaceOf(name: string): 'eip155' | 'solana' | 'bip122' {
  return name.startsWith('solana') ? 'solana' : name.startsWith('bitcoin') ? 'bip122' : 'eip155'
}
