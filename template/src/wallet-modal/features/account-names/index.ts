import { viewTraits } from '../../stores/shell/view-traits'
import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** Chooses a name for the account and registers it. */
    RegisterAccountName: undefined
    /** Says that the name is registered. */
    RegisterAccountNameSuccess: undefined
  }
}

declare module '../../domain/options' {
  interface UnitOptions {
    /** The suffixes of account names. New names get the first. Default: `.reown.id`, `.wcn.id`. */
    nameSuffixes?: readonly string[]
  }
}

const accountViews = () => import('../../views/account/account-views')

/** Registers a name for the account of the embedded wallet. */
export const accountNames: Feature = {
  id: 'account-names',
  order: 17,
  views: viewsOf(accountViews, ['RegisterAccountName', 'RegisterAccountNameSuccess']).map((view) => ({
    ...view,
    title: () => (view.id === 'RegisterAccountName' ? 'Choose name' : 'Account name'),
  })),
  account: async () => (await accountViews()).accountNamePart,
  attach() {
    const needsAccount = { needsAccount: true } as const
    Object.assign(viewTraits, { RegisterAccountName: needsAccount, RegisterAccountNameSuccess: needsAccount })
  },
}
