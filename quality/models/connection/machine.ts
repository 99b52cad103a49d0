import { Latest } from '../../../template/src/wallet-modal/domain/latest'
import { HeldWallet } from '../kit/held-wallet'
import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { groups } from './groups'
import { ConnectionWorld } from './world'

const edgesOf = (side: string) =>
  [
    'disconnected > connecting',
    'connecting > connected',
    'connecting > disconnected',
    'connected > connecting',
    'connected > disconnected',
  ].map((edge) => `${side}: ${edge}`)

/** Connecting wallets of two namespaces, leaving them, and switching networks. */
export const connection: Machine<ConnectionWorld> = {
  name: 'connection',
  steps: 560_000,
  length: 60,
  create: (number) => ConnectionWorld.create(number),
  commands,
  edges: [
    ...edgesOf('eip155'),
    ...edgesOf('solana'),
    ...['connected', 'declined', 'error', 'idle'].map((state) => `attempt: waiting > ${state}`),
    ...['connected', 'declined', 'error', 'idle'].map((state) => `attempt: ${state} > waiting`),
  ],
  groups,
  faults: {
    'listeners stay': () => {
      HeldWallet.prototype.removeListener = function (this: HeldWallet) {
        return this
      }
    },
    'late answers count': () => {
      Latest.prototype.stop = () => {}
    },
  },
}
