import { defineTexts } from '../../locales/language'

/** Texts of the login with Farcaster on the account page. */
export const farcasterTexts = defineTexts('farcaster', {
  title: 'Log in with Farcaster',
  scan: 'Scan the code with your phone, and approve in Farcaster.',
  waiting: 'Waiting for your approval in Farcaster…',
  open: 'Open Farcaster',
  image: 'QR code of the login, for the camera of your phone',
  newCode: 'New code',
})

export type FarcasterTexts = typeof farcasterTexts.english

declare module '../../locales/language' {
  interface TextsById {
    farcaster: FarcasterTexts
  }
}
