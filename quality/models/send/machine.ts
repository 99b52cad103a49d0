import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { groups } from './groups'
import { SendWorld } from './world'

/** Sending money: the form, the review, the one request to the wallet, and its outcome. */
export const send: Machine<SendWorld> = {
  name: 'send',
  steps: 250_000,
  length: 60,
  create: (number) => SendWorld.create(number),
  commands,
  edges: [],
  groups,
  faults: {},
}
