import { accountError } from './account-errors'
import { WalletModalError, shownTexts } from './errors'
import type {} from '../../locales/language'

/** Why a network would refuse a transaction, or why its answer does not help. In English, the refusals are the details of the error. */
export const refusalTexts = {
  id: 'refusals' as const,
  english: {
    wouldFail: 'it would fail',
    notEnough: (symbol: string) => `not enough ${symbol} for the amount and the fee`,
    tooLittle: (symbol: string) => `there is too little ${symbol}`,
    notEnoughOrToken: (symbol: string) => `not enough ${symbol} or of the token`,
    notEnoughToken: 'not enough of the token',
    notMoved: 'the token would not move the amount',
    otherOwner: 'the account belongs to somebody else',
    frozen: 'the token account is frozen',
    belowMinimum: (symbol: string) =>
      `an account that is not empty needs at least 0.00089088 ${symbol}: the receiver’s, and what stays in yours`,
    outOfDate: 'it is out of date: try again',
    known: 'the network has it already',
    ofProgram: (error: string) => `error ${error} of the program`,
    signature: 'the wallet’s signature does not fit',
    unreadable: 'the answer cannot be read',
  },
} satisfies { id: string; english: object }

type RefusalTexts = typeof refusalTexts.english

declare module '../../locales/language' {
  interface TextsById {
    refusals: RefusalTexts
  }
}

/** Why a network refuses a transaction: a text of the modal, or the words of the network or of a contract. */
export type Refusal = string | ((texts: RefusalTexts) => string)

/**
 * Creates the error for a transaction that a network would refuse. A reason of the modal is shown in the language of the visitor.
 * @param cause the answer of the network, if there is one. Each error needs a cause of its own
 */
export function refusedFor(reason: Refusal, cause: Error = new Error('The network would refuse it')): WalletModalError {
  if (typeof reason === 'string') return accountError('TRANSACTION_REFUSED', { details: reason, cause })
  shownTexts.set(cause, (language) => reason(language.textsOf(refusalTexts)))
  return accountError('TRANSACTION_REFUSED', { details: reason(refusalTexts.english), cause })
}

/**
 * Creates the error for an answer of a network that a transfer needs and that cannot be read.
 * @param details what is wrong with the answer, for developers and for visitors who read English
 */
export function unreadable(details: string): WalletModalError {
  const cause = new SyntaxError(details)
  shownTexts.set(cause, (language) => (language.locale === 'en' ? details : language.textsOf(refusalTexts).unreadable))
  return new WalletModalError('RPC_UNAVAILABLE', { details, cause })
}
