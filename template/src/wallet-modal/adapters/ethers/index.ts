import type { JsonRpcSigner } from 'ethers'
import { eip6963Source } from '../../connectors/evm/eip6963'
import { injectedSource } from '../../connectors/evm/injected'
import type { AdapterDescriptor } from '../adapter'

declare module '../adapter' {
  interface AdapterSigners {
    ethers: JsonRpcSigner
  }
}

/** EVM wallets, with ethers 6 signers for the host app. ethers itself loads with the first signer. */
export function ethersAdapter(): AdapterDescriptor {
  return {
    kind: 'ethers',
    namespace: 'eip155',
    sources: [eip6963Source, injectedSource],
    load: async (context) => (await import('./ethers.adapter')).createEthersAdapter(context),
  }
}
