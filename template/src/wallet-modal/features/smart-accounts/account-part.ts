import type { AccountPart } from '../feature'
import { smartAccountTexts } from './smart-account-texts'
import { SmartAccountRow } from './smart-account-row'

/** Lets the visitor switch between the two account types: in the settings of the account, and in the list of accounts. */
export const smartAccountsPart: AccountPart = {
  settings: { id: 'smart-accounts', Content: SmartAccountRow },
  list: {
    kindOf({ features, modalStores }, address) {
      const type = features.smartAccounts?.typeOf(address)
      return type && modalStores.language.textsOf(smartAccountTexts).kind[type]
    },
    isChoosing({ features }, address) {
      const target = features.smartAccounts?.switchingTo
      return target !== undefined && features.smartAccounts?.typeOf(address) === target
    },
    choose({ features, router }, address) {
      const type = features.smartAccounts?.typeOf(address)
      if (!type) return false
      const show = (isDone: boolean) => {
        if (isDone && router.view === 'SwitchAddress') router.reset({ view: 'Account', data: undefined })
      }
      void features.smartAccounts?.switchTo(type).then(show)
      return true
    },
  },
}
