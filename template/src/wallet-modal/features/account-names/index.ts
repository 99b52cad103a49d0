import type { AccountFeature } from '../feature'
import { accountNameTexts } from './account-name-texts'
import { accountNamePart, RegisterAccountNameSuccessView, RegisterAccountNameView } from './register-account-name.view'

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
    /**
     * The suffixes of account names, each with a dot at its start. New names get the first; an account that has a name with any of them is
     * not offered another. Suffixes that no name can have are ignored. Default: `['.reown.id', '.wcn.id']`.
     */
    nameSuffixes?: readonly string[]
  }
}

/** Registers a name for the account of the embedded wallet. */
export const accountNames: AccountFeature = {
  id: 'account-names',
  order: 17,
  views: [
    {
      id: 'RegisterAccountName',
      title: (_, language) => language.textsOf(accountNameTexts).titles.RegisterAccountName,
      component: RegisterAccountNameView,
    },
    {
      id: 'RegisterAccountNameSuccess',
      title: (_, language) => language.textsOf(accountNameTexts).titles.RegisterAccountNameSuccess,
      component: RegisterAccountNameSuccessView,
    },
  ],
  account: async () => accountNamePart,
}
