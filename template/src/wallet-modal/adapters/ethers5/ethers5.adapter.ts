import type { Adapter, AdapterContext } from '../adapter'
import { createEvmAdapter } from '../evm/evm-adapter'
import { sessionProvider } from '../evm/wallet-provider'

/** Creates the EVM adapter with signers of ethers 5. */
export function createEthers5Adapter(context: AdapterContext): Adapter {
  return {
    ...createEvmAdapter('ethers5', context),
    async getSigner(session, address) {
      const { Web3Provider } = await import('@ethersproject/providers')
      // 'any' keeps the host's signer working when the wallet changes its network.
      return new Web3Provider(sessionProvider(session), 'any').getSigner(address)
    },
  }
}
