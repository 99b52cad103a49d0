import { createEvmCalls } from '../../adapters/evm-calls/evm-calls'
import type { RootStore } from '../../stores/root/root.store'
import { WalletRequests } from './wallet-requests'

/** Creates the requests for the connected wallet of a modal. */
export function createWalletRequests({ chain, platform, sessions }: RootStore): WalletRequests {
  return new WalletRequests({ chain, sessions, evmCalls: createEvmCalls({ platform }) })
}
