import type { PublicState } from '../../stores/root/public-state.store'
import type { RootStore } from '../../stores/root/root.store'
import { useObserved } from './use-observed'

function readState({ publicState }: RootStore): PublicState {
  return publicState.state
}

/** Whether the modal is open, busy and ready, and which network is active. */
export function useWalletModalState(): PublicState {
  return useObserved(readState)
}
