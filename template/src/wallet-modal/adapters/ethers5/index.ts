import type { JsonRpcSigner } from '@ethersproject/providers'
import { eip6963Source } from '../../connectors/evm/eip6963'
import { injectedSource } from '../../connectors/evm/injected'
import type { AdapterDescriptor } from '../adapter'

declare module '../adapter' {
  interface AdapterSigners {
    ethers5: JsonRpcSigner
  }
}

/**
 * EVM wallets, with ethers 5 signers for the host app. The signers come from `@ethersproject/providers`, which ethers 5
 * re-exports. It loads with the first signer.
 */
export function ethers5Adapter(): AdapterDescriptor {
  return {
    kind: 'ethers5',
    namespace: 'eip155',
    sources: [eip6963Source, injectedSource],
    load: async (context) => (await import('./ethers5.adapter')).createEthers5Adapter(context),
  }
}
