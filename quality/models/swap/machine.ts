import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { groups } from './groups'
import { SwapWorld } from './world'

/** Swapping: the form and its quotes, the reviews, the approvals, and one request to the wallet for each confirmation. */
export const swap: Machine<SwapWorld> = {
  name: 'swap',
  steps: 150_000,
  length: 60,
  create: (number) => SwapWorld.create(number),
  commands,
  edges: [],
  groups,
  faults: {},
}
