import type { Adapter, AdapterContext } from '../adapter'
import { createEvmAdapter } from '../evm/evm-adapter'
import { sessionProvider } from '../evm/wallet-provider'

/** Creates the EVM adapter with signers of ethers 6. */
export function createEthersAdapter(context: AdapterContext): Adapter {
  return {
    ...createEvmAdapter('ethers', context),
    async getSigner(session, address) {
      const { BrowserProvider } = await import('ethers/providers')
      // 'any' keeps the host's signer working when the wallet changes its network.
      return new BrowserProvider(sessionProvider(session), 'any').getSigner(address)
    },
  }
}
