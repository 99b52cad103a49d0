import { defineTexts } from '../../locales/use-texts'

/** The texts of the on-ramp widget. They are on the host's page, and so do not wait for the texts of the modal. */
export const onRampWidgetTexts = defineTexts('onramp-widget', {
  amount: 'Amount to pay',
  quotes: 'Get quotes',
})
