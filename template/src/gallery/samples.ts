import type { Connector } from '../wallet-modal/domain/wallets/connector'
import type { NetworkInput } from '../wallet-modal/domain/networks/network'
import { arbitrum, avalanche, base, bsc, gnosis, mainnet, optimism, polygon, zora } from '../wallet-modal/networks/evm'
import { baseSepolia, sepolia } from '../wallet-modal/networks/evm-testnets'

export const networks: readonly NetworkInput[] = [mainnet, base, arbitrum]

export const manyNetworks: readonly NetworkInput[] = [
  ...[mainnet, base, arbitrum, optimism, polygon, bsc, avalanche, gnosis, zora, sepolia, baseSepolia],
  { ...mainnet, id: 424242, name: 'A network whose name is much too long for one line', assets: undefined },
]

export const address = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'

/** A picture that needs no network. */
export const logo = (hue: number, letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="oklch(0.7 0.14 ${hue})"/><text x="20" y="27" font-family="sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="#fff">${letter}</text></svg>`,
  )}`

/** A wallet as it announces itself. Without a hue it has no logo. */
export function wallet(name: string, rdns: string, hue?: number): Connector {
  const imageUrl = hue === undefined ? undefined : logo(hue, name.slice(0, 1))
  return {
    id: rdns,
    type: 'ANNOUNCED',
    name,
    chain: 'eip155',
    imageUrl,
    info: { name, rdns },
    provider: { name: rdns },
  }
}

export const rabbit = wallet('Rabbit', 'io.rabbit', 280)

export const wallets: readonly Connector[] = [
  rabbit,
  wallet('Fox Wallet', 'io.fox', 50),
  wallet('Lantern', 'app.lantern', 150),
  wallet('Plain Wallet', 'com.plain'),
  wallet('Harbour', 'com.harbour', 220),
]

export const oddWallets: readonly Connector[] = [
  wallet('A wallet with a name that goes on and on and never wants to end', 'com.example.endless', 20),
  wallet('Twin', 'com.twin', 220),
  { ...wallet('Twin', 'net.twin-two', 320), id: 'net.twin-two' },
  wallet('محفظة', 'ae.wallet', 100),
]
