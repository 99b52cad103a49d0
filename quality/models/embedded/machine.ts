import { FrameClient } from '../../../template/src/wallet-modal/connectors/auth-frame/frame-client'
import { FrameElement } from '../../../template/src/wallet-modal/connectors/auth-frame/frame-element'
import { Latest } from '../../../template/src/wallet-modal/domain/latest'
import { EmbeddedWallet } from '../../../template/src/wallet-modal/features/embedded/embedded-wallet'
import type { Machine } from '../kit/machine'
import { commands } from './commands'
import { groups } from './groups'
import { EmbeddedWorld } from './world'

/** The embedded wallet: its frame, logins by e-mail, requests with an approval, and signing out. */
export const embedded: Machine<EmbeddedWorld> = {
  name: 'embedded',
  steps: 80_000,
  length: 60,
  create: (number) => EmbeddedWorld.create(number),
  commands,
  edges: [
    'disconnected > connected',
    'connected > disconnected',
    'view: closed > EmailLogin',
    'view: EmailLogin > EmailVerifyDevice',
    'view: EmailLogin > EmailVerifyOtp',
    'view: EmailVerifyDevice > EmailVerifyOtp',
    'view: EmailVerifyOtp > EmailLogin',
    'view: EmailVerifyOtp > closed',
    'a window answers',
    'a window answers that is not awaited',
    'view: closed > ApproveTransaction',
    'view: ApproveTransaction > closed',
  ],
  groups,
  faults: {
    'the frame stays hidden': () => {
      FrameElement.prototype.setShown = () => {}
    },
    'a lost frame ends nothing': () => {
      FrameClient.prototype.removed = () => {}
    },
    'a login that was left goes on': () => {
      Latest.prototype.stop = () => {}
    },
    'a disconnect ends no login': () => {
      EmbeddedWallet.prototype.endLogins = () => {}
    },
  },
}
