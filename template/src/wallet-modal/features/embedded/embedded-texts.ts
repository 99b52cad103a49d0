import { defineTexts } from '../../locales/define-texts'

export const embeddedTexts = defineTexts('embedded', {
  frameTitle: 'Confirm in your wallet',
  close: 'Close',
  notAllowed: 'Action not allowed',
})

export type EmbeddedTexts = typeof embeddedTexts.english

declare module '../../locales/language' {
  interface TextsById {
    embedded: EmbeddedTexts
  }
}
