import type { JsonRpcSigner } from '@ethersproject/providers'
import { eip6963Source } from '../../connectors/eip6963'
import { injectedSource } from '../../connectors/injected'
import type { AdapterDescriptor } from '../adapter'

declare module '../adapter' {
  interface AdapterSigners {
    ethers5: JsonRpcSigner
  }
}

/**
 * EVM wallets, with the signers of ethers 5 for the host app. They come from `@ethersproject/providers`, which is what
 * ethers 5 itself re-exports; it is fetched when a signer is first asked for.
 */
export function ethers5Adapter(): AdapterDescriptor {
  return {
    kind: 'ethers5',
    namespace: 'eip155',
    sources: [eip6963Source, injectedSource],
    load: async (context) => (await import('./ethers5.adapter')).createEthers5Adapter(context),
  }
}
