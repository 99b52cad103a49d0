import type { AccountFeature } from '../feature'
import type { SmartAccounts } from './smart-accounts.store'

declare module '../../domain/options' {
  interface UnitOptions {
    /**
     * The account type that new logins to the embedded wallet begin with, on EVM networks that offer smart accounts. On other networks,
     * every visitor uses the ordinary account. Visitors can switch in the settings of the account, and the wallet keeps their choice. An
     * invalid value is ignored. Default: the default of the frame, which is 'eoa'.
     */
    preferredAccountType?: 'eoa' | 'smartAccount'
  }
}

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** The store of the two account types. Undefined until the stores of the account have loaded. */
    smartAccounts: SmartAccounts
  }
}

/** Smart accounts: the second EVM account of the embedded wallet. Its store is part of the chunk of the account's stores. */
export const smartAccounts: AccountFeature = {
  id: 'smart-accounts',
  order: 16,
  views: [],
  account: async () => (await import('../../views/account/account-views')).smartAccountsPart,
}
