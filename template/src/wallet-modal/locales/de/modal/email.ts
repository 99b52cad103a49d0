import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('de')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Mit E-Mail fortfahren',
    EmailVerifyOtp: 'Code eingeben',
    EmailVerifyDevice: 'Gerät bestätigen',
    UpdateEmailWallet: 'E-Mail-Adresse ändern',
    UpdateEmailPrimaryOtp: 'Bisherige E-Mail bestätigen',
    UpdateEmailSecondaryOtp: 'Neue E-Mail bestätigen',
    UpgradeEmailWallet: 'Wallet-Upgrade',
  },
  label: 'E-Mail-Adresse',
  placeholder: 'E-Mail',
  submit: 'Mit E-Mail fortfahren',
  invalid: 'Ungültige E-Mail-Adresse. Versuchen Sie es erneut.',
  tryAgain: (message) =>
    /erneut|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Versuchen Sie es erneut`,
  changeHint:
    'Wir senden zuerst einen Code an Ihre bisherige Adresse und dann einen an die neue. Ihr Konto bleibt dasselbe.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'E-Mails prüfen',
  codeSentTo: (address) => `Geben Sie den Code ein, den wir an ${address} gesendet haben.`,
  expires: 'Der Code ist 20 Minuten gültig.',
  linkSentTo: (address) => `Bestätigen Sie den Anmeldelink, den wir an ${address} gesendet haben.`,
  linkExpires: 'Der Link ist 20 Minuten gültig.',
  code: 'Sechsstelliger Code',
  notReceived: 'Keine E-Mail erhalten?',
  resendCode: 'Code erneut senden',
  resendEmail: 'E-Mail erneut senden',
  resendIn: (seconds) => `Erneut senden in ${number(seconds)} s`,
  resent: 'E-Mail mit Code erneut gesendet',
  checking: 'Code wird geprüft',
  startOver: 'Neu beginnen',
  upgrade: 'Wallet-Upgrade',
  upgradeHint: 'Zu einer Wallet wechseln, deren Schlüssel nur Sie besitzen',
  upgradeTitle: 'Nehmen Sie Ihre Wallet mit',
  upgradeText:
    'Folgen Sie den Anweisungen auf der Seite Ihrer Wallet: Dort wird Ihre geheime Wiederherstellungsphrase angezeigt, die andere Wallets annehmen. Verbinden Sie sich dann hier erneut mit der anderen Wallet.',
  changed: 'E-Mail-Adresse geändert',
}
