import type { WindowProvider } from '../../domain/wallets/social-names'
import { addFeatures } from '../../stores/root/feature-stores'
import { viewTraits } from '../../stores/shell/view-traits'
import { socialsOf } from '../embedded/embedded-options'
import type { Feature } from '../feature'
import type { SocialStore } from './social.store'
import { returnedFrom } from './returned-from'
import { SocialPart } from './social-part'
import { socialNames } from '../../domain/wallets/social-names'
import { socialTitles } from './social-titles'

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** The list of all providers that visitors can log in with. */
    ConnectSocials: undefined
    /** The steps of a login in the window of a provider. */
    ConnectingSocial: { provider: WindowProvider }
    /** The QR code that the visitor scans with a phone. The unit farcaster has the view. */
    ConnectingFarcaster: undefined
  }
}

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** The store of the logins at providers. Undefined until its chunk has loaded. */
    social: SocialStore
    /** Loads the chunk and creates the store. Later calls return the same store. */
    startSocial: () => Promise<SocialStore>
  }
}

/** The chunk of the account's views. A visitor who logs in needs the chunk in any case. */
const socialViews = () => import('../../views/account/account-views')

/** Logins at the identity providers Google, X, Discord, GitHub, Apple and Facebook. The unit farcaster adds Farcaster. */
export const socials: Feature = {
  id: 'socials',
  order: 14,
  views: [
    {
      id: 'ConnectSocials',
      title: (_, language) => language.textsOf(socialTitles).all,
      load: async () => (await socialViews()).ConnectSocialsView,
    },
    {
      id: 'ConnectingSocial',
      title: (route) => (route.view === 'ConnectingSocial' ? socialNames[route.data.provider] : ''),
      load: async () => (await socialViews()).ConnectingSocialView,
    },
  ],
  connectPart: {
    method: 'social',
    isShown: ({ options }) => socialsOf(options.state).length > 0,
    Part: SocialPart,
  },
  attach(root, modalStores) {
    Object.assign(viewTraits, { ConnectSocials: {}, ConnectingSocial: { isConnecting: true } })
    if (socialsOf(root.options.state).length === 0) return
    const startSocial = async () => (await socialViews()).startSocial(root, modalStores)
    addFeatures(root, { startSocial })
    if (returnedFrom(root.platform.window()) === undefined) return
    const report = (error: unknown) => root.platform.log.error('The login failed.', error)
    startSocial().then((social) => social.resume(), report)
  },
}
