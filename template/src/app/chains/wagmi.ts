import { createConfig, http } from '@wagmi/core'
import type { Chain } from 'viem'
import { defineChain } from 'viem'
import { mainnet } from 'viem/chains'
import { wagmiAdapter } from '../../wallet-modal'
import { evmNetworks } from '../evm-networks'
import type { AppChain } from './chain'

const [first = mainnet, ...others] = evmNetworks.map(({ id, name, nativeCurrency, rpcUrls }): Chain =>
  defineChain({ id: Number(id), name, nativeCurrency, rpcUrls: { default: rpcUrls.default } }),
)

/** The app's own wagmi config. With React hooks give it to `<WagmiProvider config={wagmiConfig}>` of the package `wagmi`. */
export const wagmiConfig = createConfig({
  chains: [first, ...others],
  transports: Object.fromEntries([first, ...others].map(({ id }) => [id, http()])),
})

/** EVM wallets through wagmi. The modal and the config share their connection, whichever of them connected. */
export const wagmi: AppChain = { adapter: wagmiAdapter({ config: wagmiConfig }), networks: evmNetworks }
