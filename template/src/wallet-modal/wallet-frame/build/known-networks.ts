/** The facts about a network that the frame shows. */
interface NetworkFacts {
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
}

const evm = (name: string, symbol = 'ETH', currency = 'Ether'): NetworkFacts => ({
  name,
  nativeCurrency: { name: currency, symbol, decimals: 18 },
})
const solana = (name: string): NetworkFacts => ({
  name,
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
})

/** A test network that does not exist any more. Its id may belong to another network today (999 does), so nothing is filled in. */
const retired = undefined

/** The networks that embedded wallets of this protocol know, by CAIP-2 id. The settings may name other networks, with all facts. */
export const knownNetworks: Readonly<Record<string, NetworkFacts | undefined>> = {
  'eip155:1': evm('Ethereum'),
  'eip155:5': retired,
  'eip155:11155111': evm('Sepolia'),
  'eip155:10': evm('OP Mainnet'),
  'eip155:420': retired,
  'eip155:42161': evm('Arbitrum One'),
  'eip155:421613': retired,
  'eip155:137': evm('Polygon', 'POL', 'POL'),
  'eip155:80001': retired,
  'eip155:42220': evm('Celo', 'CELO', 'CELO'),
  'eip155:1313161554': evm('Aurora'),
  'eip155:1313161555': evm('Aurora Testnet'),
  'eip155:56': evm('BNB Smart Chain', 'BNB', 'BNB'),
  'eip155:97': evm('BNB Smart Chain Testnet', 'tBNB', 'Test BNB'),
  'eip155:43114': evm('Avalanche', 'AVAX', 'Avalanche'),
  'eip155:43113': evm('Avalanche Fuji', 'AVAX', 'Avalanche'),
  'eip155:324': evm('ZKsync Era'),
  'eip155:280': retired,
  'eip155:100': evm('Gnosis', 'xDAI', 'xDAI'),
  'eip155:8453': evm('Base'),
  'eip155:84531': retired,
  'eip155:84532': evm('Base Sepolia'),
  'eip155:7777777': evm('Zora'),
  'eip155:999': retired,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': solana('Solana'),
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': solana('Solana Testnet'),
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': solana('Solana Devnet'),
}
