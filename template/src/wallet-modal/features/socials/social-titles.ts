import { defineTexts } from '../../locales/define-texts'

/** The titles of the views about a login at a provider. The titles are in the first chunk of the modal, apart from the other texts. */
export const socialTitles = defineTexts('socialTitles', { all: 'All socials' })

export type SocialTitles = typeof socialTitles.english

declare module '../../locales/language' {
  interface TextsById {
    socialTitles: SocialTitles
  }
}
