import { wordsIn } from '../../../domain/words'
import { defineTexts } from '../../locales/language'

const { plural } = wordsIn('en')

/** Texts about the operations of smart accounts. */
export const smartTexts = defineTexts('smartAccounts', {
  callsAsOne: (count: number) =>
    plural(count, { one: '# call as one transaction', other: '# calls as one transaction' }),
  together: 'Together',
  allOrNothing: 'All or nothing: if one call fails, none happens',
  /** The heading of one call in a batch of calls. The texts of the call follow. */
  numbered: (place: number, title: string) => `${place}. ${title}`,
  warningOfCall: (place: number, warning: string) => `Call ${place}: ${warning}`,
  fee: 'Fee',
  paidByApp: 'Paid by the app',
  firstTransaction: 'First transaction',
  setsUp: (network: string, address: string) =>
    `This transaction sets the account up on ${network}. From then on it runs the code at ${address}`,
  replacesCode: (address: string) => `The account runs the code at ${address} now. This transaction replaces it.`,
  replacesEarlier: 'An earlier transaction of this account is not included yet. Only one of the two will happen.',
})

export type SmartTexts = typeof smartTexts.english

declare module '../../locales/language' {
  interface TextsById {
    smartAccounts: SmartTexts
  }
}
