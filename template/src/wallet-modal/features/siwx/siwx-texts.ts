import { defineTexts } from '../../locales/define-texts'

/** The texts of signing in. */
export const siwxTexts = defineTexts('siwx', {
  title: (app: string) => `Sign in to ${app}`,
  unknownApp: 'this app',
  promise: 'Your signature proves that this account is yours. It is free and moves nothing.',
  requiredNote: 'Cancelling disconnects your wallet.',
  site: 'Site',
  statement: 'You sign',
  account: 'Account',
  network: 'Network',
  validUntil: 'Valid until',
  fullMessage: 'Full message',
  cancel: 'Cancel',
  cancelling: 'Cancelling...',
  sign: 'Sign',
  signing: 'Signing...',
  notEnabled: 'This app has no sign-in.',
  notReady: 'The message could not be made',
  tryAgain: 'Try again',
  unavailable: 'Sign-in is unavailable',
  unavailableText: 'The sign-in service of this app does not answer. Try again in a moment.',
  failedText: 'You are not signed in yet. You can try again.',
  expired: 'Your session has expired. Sign in again.',
  /** The reasons why signing in failed, shown after the message of the error. The English reasons are also the `details` of the errors. */
  reasons: {
    signOutFailed: 'signing out failed',
    noSession: 'the back end began no session',
    otherAccount: 'it is made for another account',
    otherDomain: (domain: string) => `it is made for ${domain}`,
  },
})

export type SiwxTexts = typeof siwxTexts.english

declare module '../../locales/language' {
  interface TextsById {
    siwx: SiwxTexts
  }
}
