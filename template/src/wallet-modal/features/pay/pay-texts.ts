import { defineTexts } from '../../locales/define-texts'

/** The texts of paying. Each has at most two sentences: what happened, then what to do. */
export const payTexts = defineTexts('pay', {
  /** Shown as the amount when the view is open without a payment. */
  noAmount: '0.0000',
  unknownAsset: 'Unknown Asset',
  onNetwork: (network: string) => `on ${network}`,
  payFromWallet: 'Pay from wallet',
  payWith: (name: string) => `Pay with ${name}`,
  yourWallet: 'your wallet',
  switching: 'Confirm in wallet',
  preparing: 'Preparing',
  disconnect: 'Disconnect',
  or: 'or',
  exchanges: 'Exchanges',
  loadingExchanges: 'Loading exchanges',
  noExchanges: 'No exchanges available',
  exchangesFailed: 'Exchanges did not load',
  nothingToPay: 'Invalid payment configuration',
  nothingToPayText: 'The app has not said what to pay. Close this and try again.',
  declined: 'You declined the request',
  accountChanged: 'Your account or its network changed. Choose again how you pay.',
  earlierSent: 'The earlier request was sent. Look at your account before you pay again.',
  notSent: 'The earlier request was not sent. You can pay now.',
  failed: 'Unable to process payment',
  to: 'To',
  token: 'Token contract',
  network: 'Network',
  networkFee: 'Network fee',
  feeUnknown: 'The network does not tell',
  total: 'Total',
  and: (one: string, other: string) => `${one} + ${other}`,
  reviewCarefully: 'A payment cannot be taken back.',
  consent: 'I have looked at my account, and want to pay now.',
  back: 'Back',
  payNow: 'Pay now',
  summary: (amount: string, receiver: string) => `Pay ${amount} to ${receiver}`,
  initiated: 'Payment initiated',
  opening: (exchange: string) => `The page of ${exchange} opens in a moment.`,
  windowText: (exchange: string, host: string) =>
    `Complete the payment in the window of ${exchange} (${host}). This view follows your payment.`,
  leavingText: (exchange: string, host: string) => `This page changes to ${exchange} (${host}).`,
  closed: 'The window is closed',
  closedText: 'If you have paid, this view still follows your payment. If not, open the window again.',
  blocked: 'Your browser blocked the window',
  blockedText: (host: string) => `Press "Open window" to go on at ${host}.`,
  awaiting: 'Awaiting payment confirmation',
  walletText: 'The network confirms it in a moment. You can close this.',
  exchangeText: (exchange: string) => `${exchange} says it has paid. The network is being asked.`,
  late: 'Not confirmed yet',
  lateText: 'The network takes longer than usual. Do not pay again before you have looked.',
  completed: 'Payment completed',
  completedText: 'The recipient has got the amount.',
  claimedText: (exchange: string) => `${exchange} reports the payment.`,
  paymentFailed: 'Payment failed',
  failedText: (reason: string) => `${reason}. You can choose another way to pay.`,
  unproven: 'The payment was not found',
  unprovenText: (reason: string) => `${reason}. Do not pay again before you have looked at your account.`,
  unanswered: 'No payment was reported',
  unansweredText: (exchange: string) => `If you have paid, ask ${exchange}. If not, choose another way to pay.`,
  exchangeFailed: 'Failed to pay with exchange',
  failedToDisconnect: 'Failed to disconnect',
  openWindow: 'Open window',
  checkAgain: 'Check again',
  otherWay: 'Another way',
  done: 'Done',
})

export type PayTexts = typeof payTexts.english

declare module '../../locales/language' {
  interface TextsById {
    pay: PayTexts
  }
}
