import { wordsIn } from '../../domain/words'
import { defineTexts } from '../locales/language'

const { plural } = wordsIn('en')

/** Texts that say what a message or a transaction does. */
export const requestTexts = defineTexts('requests', {
  /** The titles of the approval screen. Each title names the action that the visitor approves. */
  titles: {
    send: (symbol: string) => `Send ${symbol}`,
    sendTokens: 'Send tokens',
    allow: 'Allow to take tokens',
    allowAll: 'Allow to take all tokens',
    takeBack: 'Take back a permission',
    createContract: 'Create a contract',
    callContract: 'Call a contract',
    signMessage: 'Sign a message',
    logIn: 'Log in',
    signData: 'Sign data',
    signTransactions: (count: number) => plural(count, { one: 'Sign a transaction', other: 'Sign # transactions' }),
    sendTransaction: 'Send a transaction',
    /** The title of one approval in a series, such as “Send tokens (1 of 3)”. */
    part: (title: string, place: number, count: number) => `${title} (${place} of ${count})`,
  },
  /** The labels of the facts. */
  labels: {
    amount: 'Amount',
    alsoSent: 'Also sent',
    from: 'From',
    to: 'To',
    token: 'Token',
    contract: 'Contract',
    code: 'Code',
    data: 'Data',
    for: 'For',
    feeAtMost: 'Fee at most',
    feePaidBy: 'Fee paid by',
    atMost: 'At most',
    moreThanBefore: 'More than before',
    mayTake: 'May take',
    mayTakeAll: 'May take all',
    mayTakeNothing: 'May take nothing any more',
    createTokenAccount: 'Create a token account',
    memo: 'Memo',
    program: 'Program',
    useProgram: 'Use a program',
    account: (place: number) => `Account ${place}`,
    transaction: (place: number) => `Transaction ${place}`,
    logInTo: 'Log in to',
    statement: 'Statement',
    resource: 'Resource',
  },
  values: {
    unlimited: 'Unlimited',
    smallestUnits: (amount: string) => `${amount} of the smallest unit`,
    tokens: (amount: string) => `${amount} tokens`,
    fromTable: 'an account from a table',
    yes: 'yes',
    no: 'no',
    emptyList: 'empty list',
  },
  warnings: {
    notReadable: 'This message is not readable text. Approve only if you know what it does.',
    otherSite: (address: string) => `The message names an address of another site: ${address}`,
    otherNetwork: (id: string) => `The message names another network: ${id}`,
    notValidNow: 'The message is not valid at this time',
    noUnits: 'The contract does not say how it counts, so the amount is shown in its smallest unit.',
    takesAll: 'This address may take every token of this contract from your account.',
    takesUnlimited: 'The amount is unlimited: this address may take all of these tokens, at any time.',
    takesTokens: 'This address may take tokens from your account.',
    createsContract: 'This creates a contract. Approve only if you know its code.',
    unknownCall: 'The wallet does not know what this call does. Approve only if you trust the site.',
    unknownPart: 'The wallet does not know what a part of this transaction does. Approve only if you trust the site.',
    fromTable: 'The transaction takes addresses from a table, which the wallet does not show.',
    everyNetwork: 'This signature is valid on every network.',
    noContract: 'This signature names no contract.',
    signatureTakes: 'Whoever has this signature may take tokens from your account.',
    unlimited: 'The amount is unlimited.',
    willFail: 'The network says that this transaction will probably fail.',
  },
})

export type RequestTexts = typeof requestTexts.english

declare module '../locales/language' {
  interface TextsById {
    requests: RequestTexts
  }
}
