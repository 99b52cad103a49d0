import { Latest } from '../../../template/src/wallet-modal/domain/latest'
import { SwapFlow } from '../../../template/src/wallet-modal/features/swap/swap-flow'
import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { groups } from './groups'
import { SwapWorld } from './world'

/** Swapping: the form and its quotes, the reviews, the approvals, and one request to the wallet for each confirmation. */
export const swap: Machine<SwapWorld> = {
  name: 'swap',
  steps: 80_000,
  length: 60,
  create: (number) => SwapWorld.create(number),
  commands,
  edges: [
    'idle > loading',
    'loading > idle',
    'loading > ready',
    'loading > failed',
    'ready > loading',
    'ready > preparing',
    'preparing > ready',
    'preparing > review',
    'review > preparing',
    'review > idle',
    'preparing > asking',
    'asking > review',
    'asking > idle',
    'asking > waiting',
    'waiting > preparing',
  ],
  groups,
  faults: {
    'late answers count': () => {
      Latest.prototype.stop = () => {}
    },
    'the wallet is asked after leaving': () => {
      SwapFlow.prototype.leave = () => {}
    },
  },
}
