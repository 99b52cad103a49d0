import type { AccountFeature } from '../../feature'
import { smartSessionTexts } from './smart-session-texts'

declare module '../../../domain/options' {
  interface Features {
    /** Shows in the settings of the account which apps may act for it (EIP-7715). Default: false. */
    smartSessions?: boolean
  }
}

declare module '../../../stores/shell/router.store' {
  interface ViewData {
    /** Says that the account has granted permissions to the app. */
    SmartSessionCreated: undefined
    /** The permissions that the account has granted to apps. */
    SmartSessionList: undefined
  }
}

const views = () => import('./smart-session-views')

/** The list of permissions that an account has granted to apps. */
export const smartSessions: AccountFeature = {
  id: 'smart-sessions',
  order: 82,
  views: (['SmartSessionList', 'SmartSessionCreated'] as const).map((id) => ({
    id,
    title: (_, language) => language.textsOf(smartSessionTexts).titles[id],
    load: async () => (await views())[`${id}View`],
  })),
  account: async () => (await views()).smartSessionsPart,
}
