import { defineTexts } from '../../locales/define-texts'
// The import declares the widget's texts. A translation of this unit contains the texts below and the widget's texts in one file.
import type {} from './on-ramp-widget-texts'

/** The texts of buying. Each has at most two sentences: what happened, then what to do. */
export const onRampTexts = defineTexts('onRamp', {
  titles: {
    OnRampProviders: 'Buy',
    BuyInProgress: 'Buy',
    OnRampActivity: 'Purchases',
    OnRampFiatSelect: 'Pay with',
    OnRampTokenSelect: 'Buy',
    WhatIsABuy: 'What is buying?',
  },
  action: 'Buy',
  pay: 'You pay',
  get: 'You get',
  placeholder: '0',
  /** The service's price is a claim, so the amount is an estimate. */
  about: (amount: string) => `About ${amount}`,
  noQuote: 'No price right now. The provider shows one.',
  asking: 'Getting a price',
  presets: 'Amounts to choose from',
  tooLow: (least: string) => `Pay at least ${least}.`,
  tooHigh: (most: string) => `Pay at most ${most}.`,
  usualOnly: 'The list of currencies did not load, so the usual ones are offered.',
  providers: 'Providers',
  fees: (range: string) => `Fees ${range}`,
  unavailable: 'Not available right now. Press to try again.',
  noProviders: 'Nothing can be bought here',
  noProvidersText: 'No provider delivers to this network. Switch to another network.',
  note: 'You pay the provider directly, on a page of its own.',
  howItWorks: 'How does it work?',
  purchases: 'Your purchases',
  continueAt: (label: string) => `Buy in ${label}`,
  windowText: (label: string) => `Continue in the window of ${label}. This view follows your purchase.`,
  closed: 'The window is closed',
  closedText: 'If you have paid, this view still follows your purchase. If not, open the window again.',
  blocked: 'Your browser blocked the window',
  blockedText: 'Press "Open window" to continue.',
  untracked: 'Continue in the external window',
  untrackedText: (label: string) =>
    `${label} does not tell this page how a purchase ends. Look at your balance for what arrives.`,
  failed: 'Buy failed',
  failedText: (label: string) => `You declined, or ${label} could not complete the purchase.`,
  unanswered: 'No purchase was reported',
  unansweredText: (label: string) => `If you have paid, ask ${label}, and look at your balance. Otherwise try again.`,
  openWindow: 'Open window',
  tryAgain: 'Try again',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  noPurchases: 'No purchases yet',
  noPurchasesText: 'What you buy is listed here.',
  purchasesFailed: 'Purchases did not load',
  purchasesFailedText: 'Check your connection, then try again.',
  whatTitle: 'Buy digital assets with a card',
  whatText:
    'You choose a provider and pay there with a card or a bank account. The provider sends what you bought to this account.',
  buy: 'Buy',
})

export type OnRampTexts = typeof onRampTexts.english

declare module '../../locales/language' {
  interface TextsById {
    onRamp: OnRampTexts
  }
}
