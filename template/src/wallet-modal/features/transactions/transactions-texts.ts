import { defineTexts } from '../../locales/define-texts'

/** The texts of requests that wait in the wallet, and of pending transactions. */
export const transactionsTexts = defineTexts('transactions', {
  sending: (amount: string) => `Sending ${amount}`,
  sendingUnknown: (amount: string) => `Not confirmed yet: ${amount}`,
  sent: (amount: string) => `Sent: ${amount}`,
  sendFailed: (amount: string) => `Not sent: ${amount}`,
  sendRefused: 'The network refused it.',
  swapping: (amount: string) => `Swapping ${amount}`,
  swapped: (amount: string) => `Swapped: ${amount}`,
  swapFailed: (amount: string) => `Not swapped: ${amount}`,
  transaction: 'a transaction',
  to: (receiver: string) => `To ${receiver}`,
  confirmIn: (wallet: string) => `Confirm in ${wallet}`,
  confirmText: 'Check the details in your wallet, then confirm there.',
  cancelRequest: 'Stop waiting',
})

export type TransactionsTexts = typeof transactionsTexts.english

declare module '../../locales/language' {
  interface TextsById {
    transactions: TransactionsTexts
  }
}
