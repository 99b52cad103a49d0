import { defineTexts } from '../../locales/define-texts'

export const smartAccountTexts = defineTexts('smartAccounts', {
  switchTo: { smartAccount: 'Switch to your smart account', eoa: 'Switch to your EOA' },
  hint: {
    smartAccount: 'Another address, for several steps in one transaction',
    eoa: 'Your ordinary account, with another address',
  },
  kind: { smartAccount: 'Smart account', eoa: 'EOA' },
  switching: 'Switching accounts',
  notSwitched: 'The account was not switched',
})

export type SmartAccountTexts = typeof smartAccountTexts.english

declare module '../../locales/language' {
  interface TextsById {
    smartAccounts: SmartAccountTexts
  }
}
