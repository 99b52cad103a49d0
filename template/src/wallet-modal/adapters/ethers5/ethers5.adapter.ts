import type { Adapter, AdapterContext } from '../adapter'
import { createEvmAdapter } from '../evm/evm-adapter'
import { sessionProvider } from '../evm/wallet-provider'

/** The EVM adapter with a signer of ethers 5. */
export function createEthers5Adapter(context: AdapterContext): Adapter {
  return {
    ...createEvmAdapter('ethers5', context),
    async getSigner(session, address) {
      const { Web3Provider } = await import('@ethersproject/providers')
      // 'any': the wallet may change its network under a signer that the host holds.
      return new Web3Provider(sessionProvider(session), 'any').getSigner(address)
    },
  }
}
