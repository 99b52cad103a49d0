import type { Adapter, AdapterContext } from '../adapter'
import { createEvmAdapter } from '../evm/evm-adapter'
import { sessionProvider } from '../evm/wallet-provider'

/** The EVM adapter with a signer of ethers 6. */
export function createEthersAdapter(context: AdapterContext): Adapter {
  return {
    ...createEvmAdapter('ethers', context),
    async getSigner(session, address) {
      const { BrowserProvider } = await import('ethers/providers')
      // 'any': the wallet may change its network under a signer that the host holds.
      return new BrowserProvider(sessionProvider(session), 'any').getSigner(address)
    },
  }
}
