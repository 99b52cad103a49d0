import { defineTexts } from '../../locales/define-texts'

/** The titles of the views of paying. They are needed before the views are loaded. */
export const payTitles = defineTexts('payTitles', {
  Pay: 'How you pay',
  PayReview: 'Review payment',
  PayLoading: 'Payment',
})

export type PayTitles = typeof payTitles.english

declare module '../../locales/language' {
  interface TextsById {
    payTitles: PayTitles
  }
}
