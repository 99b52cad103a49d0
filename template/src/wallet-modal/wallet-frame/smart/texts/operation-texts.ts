import { defineTexts } from '../../locales/language'

/** What visitors read when an operation of a smart account fails. */
export const operationTexts = defineTexts('operations', {
  cannotPay: 'This account cannot pay for the transaction. Nothing was sent',
  notAccepted: 'The account did not accept this operation. Nothing was sent',
  otherFaster: 'Another operation of this account was faster. Try again. Nothing was sent',
  notPaidFor: 'The payer of the app does not pay for this operation. Nothing was sent',
  earlierWaits: 'An earlier operation of this account is not included yet. Try again later. Nothing was sent',
  wouldFail: (reason: string) => `The network says that this transaction would fail: ${reason}. Nothing was sent`,
  bundlerRefuses: (network: string, reason: string) =>
    `The bundler of ${network} refuses the operation: ${reason}. Nothing was sent`,
  payerRefuses: (reason: string) => `The app does not pay for this: ${reason}. Nothing was signed`,
  bundlerSilent: (network: string) => `The bundler of ${network} does not answer. Try again later`,
  paymasterSilent: (network: string) => `The paymaster of ${network} does not answer. Try again later`,
  bundlerAnswer: (network: string) => `The bundler of ${network} gave an answer that is no estimate`,
  paymasterAnswer: 'The paymaster gave an answer that the wallet does not accept. Nothing was signed',
  tooMuchGas: 'The bundler asks for more gas than this wallet allows. Nothing was sent',
  priceTooHigh: 'The network asks for a higher price than this wallet allows. Nothing was sent',
  notShown: 'The operation is not the one that was shown. Nothing was signed',
  maybeSent: (operation: string) =>
    `The bundler did not answer, so the operation ${operation} may have been sent. Look at your account before you try again`,
  notIncluded: (operation: string) =>
    `The operation ${operation} is not included yet. It may still be included, so look at your account before you try again`,
  failedPaid: (transaction: string) =>
    `The transaction failed and changed nothing, but its fee was paid. It is in ${transaction}`,
})

export type OperationTexts = typeof operationTexts.english

declare module '../../locales/language' {
  interface TextsById {
    operations: OperationTexts
  }
}
