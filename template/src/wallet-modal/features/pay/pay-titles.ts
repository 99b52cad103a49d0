import { defineTexts } from '../../locales/use-texts'

/** The titles of the views of paying. They are needed before the views are loaded. */
export const payTitles = defineTexts('pay-titles', {
  Pay: 'How you pay',
  PayReview: 'Review payment',
  PayLoading: 'Payment',
})
