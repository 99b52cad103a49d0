import { defineTexts } from '../../locales/define-texts'

/** The texts of the view that follows a sent transaction. */
export const statusTexts = defineTexts('transactionStatus', {
  sending: (amount: string) => `Sending ${amount}`,
  sendingText: 'The network confirms it in a moment. You can close this.',
  sent: (amount: string) => `${amount} sent`,
  sentText: (receiver: string) => `It arrived at ${receiver}.`,
  reverted: 'The network refused the transfer',
  revertedText: 'The amount did not move. The network may have kept its fee.',
  unknown: 'Not confirmed yet',
  unknownText: 'The network has not answered. It may still arrive, so do not send it again before you have looked.',
  swapping: (amount: string) => `Swapping ${amount}`,
  swapped: (amount: string) => `${amount} swapped`,
  swappedText: (amount: string) => `At least ${amount} arrived in your account.`,
  swapReverted: 'The network refused the swap',
  swapRevertedText:
    'The price moved further than you allowed, or it took too long. You kept your tokens, but paid the network fee.',
  transaction: 'a transaction',
  transactionSent: 'Transaction sent',
  transactionSentText: 'The network confirmed it.',
  transactionReverted: 'The network refused the transaction',
  transactionRevertedText: 'Nothing moved. The network may have kept its fee.',
  done: 'Done',
})

export type StatusTexts = typeof statusTexts.english

declare module '../../locales/language' {
  interface TextsById {
    transactionStatus: StatusTexts
  }
}
