import { createEvmCalls } from '../../adapters/evm-calls/evm-calls'
import type { RootStore } from '../../stores/root/root.store'
import { WalletRequests } from './wallet-requests'

/** What the connected wallet of a modal can be asked for. */
export function createWalletRequests({ chain, platform, sessions }: RootStore): WalletRequests {
  return new WalletRequests({ chain, sessions, evmCalls: createEvmCalls({ platform }) })
}
