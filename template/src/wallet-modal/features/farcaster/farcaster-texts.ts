import { defineTexts } from '../../locales/define-texts'

/** The texts of the login with Farcaster. */
export const farcasterTexts = defineTexts('farcaster', {
  scan: 'Scan the code with your phone, and approve in Farcaster.',
  codeLabel: 'Code for the login with Farcaster',
  codeTooLong: 'The link is too long for a code. Copy it instead.',
  starting: 'Preparing the code',
  copyLink: 'Copy link',
  copied: 'Link copied',
  loading: 'Loading user data',
  wait: 'Please wait a moment.',
  continueInApp: 'Continue in Farcaster',
  acceptInApp: 'Accept the login in the app.',
  open: 'Open Farcaster',
})

export type FarcasterTexts = typeof farcasterTexts.english

declare module '../../locales/language' {
  interface TextsById {
    farcaster: FarcasterTexts
  }
}
