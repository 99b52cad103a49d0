import { defineTexts } from '../../locales/use-texts'

/** The texts of the on-ramp widget. They are on the host's page, and so do not wait for the texts of the modal. */
export const onRampWidgetTexts = defineTexts('onramp-widget', {
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
