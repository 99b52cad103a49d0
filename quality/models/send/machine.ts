import { Latest } from '../../../template/src/wallet-modal/domain/latest'
import { OpenRequests } from '../../../template/src/wallet-modal/features/open-requests/open-requests'
import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { groups } from './groups'
import { SendWorld } from './world'

/** Sending money: the form, the review, the one request to the wallet, and its outcome. */
export const send: Machine<SendWorld> = {
  name: 'send',
  steps: 90_000,
  length: 60,
  create: (number) => SendWorld.create(number),
  commands,
  edges: [
    'form > preparing',
    'preparing > form',
    'preparing > review',
    'review > preparing',
    'review > form',
    'review > checking',
    'checking > review',
    'checking > form',
    'checking > asking',
    'asking > review',
    'asking > form',
  ],
  groups,
  faults: {
    'late answers count': () => {
      Latest.prototype.stop = () => {}
    },
    'unclear requests are forgotten': () => {
      OpenRequests.prototype.setUnclear = function (this: OpenRequests, request) {
        this.remove(request)
      }
    },
  },
}
