import { PairingStore } from '../../../template/src/wallet-modal/features/pairing/pairing.store'
import { UniversalClient } from '../../../template/src/wallet-modal/connectors/walletconnect/universal.client'
import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { groups } from './groups'
import { PairingWorld } from './world'

/** Pairing with a wallet on a phone: links, approvals, sockets to the relay, and pages that are left. */
export const pairing: Machine<PairingWorld> = {
  name: 'pairing',
  steps: 30_000,
  length: 50,
  create: (number) => PairingWorld.create(number),
  commands,
  edges: [
    'idle > starting',
    'starting > ready',
    'starting > failed',
    'starting > connected',
    'ready > starting',
    'ready > declined',
    'ready > idle',
    'connected > idle',
    'an approval is due',
    'an approval is late',
    'account: disconnected > connected',
    'account: connected > disconnected',
  ],
  groups,
  faults: {
    'links are not renewed': () => {
      PairingStore.prototype.refresh = () => {}
    },
    'a closed modal forgets its link': () => {
      PairingStore.prototype.keepWaiting = function (this: PairingStore) {
        this.forget()
      }
    },
    'a page that comes back does not resume': () => {
      UniversalClient.prototype.resume = async () => undefined
    },
  },
}
