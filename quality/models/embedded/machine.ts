import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { EmbeddedWorld } from './world'

/** The embedded wallet: its frame, logins by e-mail, requests with an approval, and signing out. */
export const embedded: Machine<EmbeddedWorld> = {
  name: 'embedded',
  steps: 150_000,
  length: 60,
  create: (number) => EmbeddedWorld.create(number),
  commands,
  edges: [],
  groups: [],
  faults: {},
}
