import { defineTexts } from '../../locales/define-texts'

/** The texts of the on-ramp widget. They are on the host's page, and so do not wait for the texts of the modal. */
export const onRampWidgetTexts = defineTexts('onRampWidget', {
  amount: 'Amount to pay',
  quotes: 'Get quotes',
  get: 'You get',
  /** The service's price is a claim, so the amount is an estimate. */
  about: (amount: string) => `About ${amount}`,
  asking: 'Getting a price',
  noQuote: 'The provider shows the price',
  currency: 'Currency to pay with',
  token: 'Currency to buy',
})

export type OnRampWidgetTexts = typeof onRampWidgetTexts.english

declare module '../../locales/language' {
  interface TextsById {
    onRampWidget: OnRampWidgetTexts
  }
}
