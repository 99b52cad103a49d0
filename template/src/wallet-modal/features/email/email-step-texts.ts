import { defineTexts } from '../../locales/define-texts'

/** The texts of the views after the e-mail field. */
export const emailStepTexts = defineTexts('emailSteps', {
  checkInbox: 'Check your e-mail',
  codeSentTo: (address: string) => `Enter the code that we sent to ${address}.`,
  expires: 'The code expires in 20 minutes.',
  linkSentTo: (address: string) => `Approve the login link that we sent to ${address}.`,
  linkExpires: 'The link expires in 20 minutes.',
  code: 'Code of six digits',
  notReceived: 'No e-mail?',
  resendCode: 'Resend Code',
  resendEmail: 'Resend email',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  resent: 'Code email resent',
  checking: 'Checking the code',
  startOver: 'Start over',
  upgrade: 'Upgrade your wallet',
  upgradeHint: 'Move to a self-custodial wallet',
  upgradeTitle: 'Take your wallet with you',
  upgradeText:
    'Follow the instructions on the page of your wallet: it shows your secret words, and other wallets take them. Then reconnect here with that wallet.',
  changed: 'Email address changed',
})

export type EmailStepTexts = typeof emailStepTexts.english

declare module '../../locales/language' {
  interface TextsById {
    emailSteps: EmailStepTexts
  }
}
