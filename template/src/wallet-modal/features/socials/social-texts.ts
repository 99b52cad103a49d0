import { defineTexts } from '../../locales/define-texts'

/** The texts of the logins at providers, except the titles. */
export const socialTexts = defineTexts('social', {
  group: 'Social logins',
  continueWith: (name: string) => `Continue with ${name}`,
  more: 'More ways to log in',
  logIn: (name: string) => `Log in with ${name}`,
  opening: 'Opening the window of the provider',
  inWindow: 'Connect in the provider window',
  retrieving: 'Retrieving user data',
  failed: 'Something went wrong',
  untrusted: 'Untrusted Origin',
  blocked: 'Your browser blocked the window',
  blockedText: 'Open the window with the button, or continue in this tab.',
  cutOff: 'The window is gone',
  cutOffText: 'This page cannot keep the window of the provider. Continue in this tab, and you come back here.',
  tryAgain: 'Try again',
  openWindow: 'Open the window',
  sameTab: 'Continue in this tab',
})

export type SocialTexts = typeof socialTexts.english

declare module '../../locales/language' {
  interface TextsById {
    social: SocialTexts
  }
}
