import { createEvmCalls } from '../../adapters/evm-calls/evm-calls'
import type { RootStore } from '../../stores/root/root.store'
import { WalletRequests } from './wallet-requests'

/** Creates the requests for the connected wallet of a modal. */
export function createWalletRequests({ chain, modal, options, platform, router, sessions }: RootStore): WalletRequests {
  const onGranted = () => {
    if (options.state.features.smartSessions && modal.isShown)
      router.reset({ view: 'SmartSessionCreated', data: undefined })
  }
  return new WalletRequests({ chain, sessions, evmCalls: createEvmCalls({ platform }), onGranted })
}
