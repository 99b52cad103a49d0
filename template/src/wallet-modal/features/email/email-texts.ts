import { defineTexts } from '../../locales/use-texts'

/** The texts of the views about an account by e-mail. */
export const emailTexts = defineTexts('email', {
  titles: {
    EmailLogin: 'Continue with e-mail',
    EmailVerifyOtp: 'Enter the code',
    EmailVerifyDevice: 'Approve this device',
  },
  label: 'E-mail address',
  placeholder: 'Email',
  submit: 'Continue with e-mail',
  invalid: 'Invalid email. Try again.',
  checkInbox: 'Check your e-mail',
  codeSentTo: 'Enter the code that we sent to',
  expires: 'The code expires in 20 minutes.',
  linkSentTo: 'Approve the login link that we sent to',
  linkExpires: 'The link expires in 20 minutes.',
  code: 'Code of six digits',
  notReceived: 'No e-mail?',
  resendCode: 'Resend Code',
  resendEmail: 'Resend email',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  resent: 'Code email resent',
  tryAgain: (message: string) => `${message.replace(/[.!]$/, '')}. Try Again`,
  checking: 'Checking the code',
})
