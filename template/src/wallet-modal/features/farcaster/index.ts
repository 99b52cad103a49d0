import { viewTraits } from '../../stores/shell/view-traits'
import { socialsOf } from '../embedded/embedded-options'
import type { Feature } from '../feature'
import { socialNames } from '../../domain/wallets/social-names'

/** The login with Farcaster: the visitor scans a QR code with a phone, and approves the login in the Farcaster app. */
export const farcaster: Feature = {
  id: 'farcaster',
  order: 15,
  views: [
    {
      id: 'ConnectingFarcaster',
      title: () => socialNames.farcaster,
      load: async () => (await import('../../views/account/account-views')).ConnectingFarcasterView,
    },
  ],
  attach(root) {
    viewTraits.ConnectingFarcaster = socialsOf(root.options.state).includes('farcaster') ? { isConnecting: true } : {}
  },
}
