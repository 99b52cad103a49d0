import { defineTexts } from '../../locales/use-texts'

export const embeddedTexts = defineTexts('embedded', {
  frameTitle: 'Confirm in your wallet',
  close: 'Close',
  notAllowed: 'Action not allowed',
})
