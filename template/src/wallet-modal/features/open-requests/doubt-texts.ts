import { defineTexts } from '../../locales/define-texts'

/** The texts about requests whose outcome is not known. */
export const doubtTexts = defineTexts('doubt', {
  maybeSent: 'It may have been sent',
  maybeSentText:
    "The wallet's answer does not say so, and the network does not show the transaction yet. Check your account before you go on.",
  stillOpen: 'An earlier request may still be open in your wallet',
  stillOpenText: 'Decline it there, or check your account before you go on.',
})

export type DoubtTexts = typeof doubtTexts.english

declare module '../../locales/language' {
  interface TextsById {
    doubt: DoubtTexts
  }
}
