import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('nl')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Doorgaan met e-mail',
    EmailVerifyOtp: 'Voer de code in',
    EmailVerifyDevice: 'Keur dit apparaat goed',
    UpdateEmailWallet: 'E-mailadres wijzigen',
    UpdateEmailPrimaryOtp: 'Huidig adres bevestigen',
    UpdateEmailSecondaryOtp: 'Nieuw adres bevestigen',
    UpgradeEmailWallet: 'Je wallet upgraden',
  },
  label: 'E-mailadres',
  placeholder: 'E-mail',
  submit: 'Doorgaan met e-mail',
  invalid: 'Ongeldig e-mailadres. Probeer het opnieuw.',
  tryAgain: (message) =>
    /probeer het opnieuw|try again/i.test(message) ? message : `${message.replace(/[.!]?$/, '')}. Probeer het opnieuw`,
  changeHint: 'We sturen eerst een code naar je huidige adres en dan een naar het nieuwe. Je account blijft hetzelfde.',
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Opslaan…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Bekijk je e-mail',
  codeSentTo: (address) => `Voer de code in die we naar ${address} hebben gestuurd.`,
  expires: 'De code verloopt over 20 minuten.',
  linkSentTo: (address) => `Keur de inloglink goed die we naar ${address} hebben gestuurd.`,
  linkExpires: 'De link verloopt over 20 minuten.',
  code: 'Code van zes cijfers',
  notReceived: 'Geen e-mail gekregen?',
  resendCode: 'Code opnieuw sturen',
  resendEmail: 'E-mail opnieuw sturen',
  resendIn: (seconds) => `Opnieuw sturen over ${number(seconds)} s`,
  resent: 'E-mail met code opnieuw gestuurd',
  checking: 'Code controleren',
  startOver: 'Opnieuw beginnen',
  upgrade: 'Je wallet upgraden',
  upgradeHint: 'Stap over op een wallet die je zelf beheert',
  upgradeTitle: 'Neem je wallet mee',
  upgradeText:
    'Volg de instructies op de pagina van je wallet: die toont je geheime woorden, en andere wallets accepteren die. Verbind daarna hier opnieuw met die andere wallet.',
  changed: 'E-mailadres gewijzigd',
}
