import { defineTexts } from '../../locales/define-texts'

/** The titles of the views about an account by e-mail, and the texts of the first. */
export const emailTexts = defineTexts('email', {
  titles: {
    EmailLogin: 'Continue with e-mail',
    EmailVerifyOtp: 'Enter the code',
    EmailVerifyDevice: 'Approve this device',
    UpdateEmailWallet: 'Edit Email',
    UpdateEmailPrimaryOtp: 'Confirm Current Email',
    UpdateEmailSecondaryOtp: 'Confirm New Email',
    UpgradeEmailWallet: 'Upgrade your Wallet',
  },
  label: 'E-mail address',
  placeholder: 'Email',
  submit: 'Continue with e-mail',
  invalid: 'Invalid email. Try again.',
  tryAgain: (message: string) => (/try again/i.test(message) ? message : message.replace(/[.!]?$/, '. Try Again')),
  changeHint:
    'We send a code to your current address first, and then one to the new address. Your account stays the same.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
})

export type EmailTexts = typeof emailTexts.english

declare module '../../locales/language' {
  interface TextsById {
    email: EmailTexts
  }
}
