import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('fr')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Continuer par e-mail',
    EmailVerifyOtp: 'Saisir le code',
    EmailVerifyDevice: 'Approuver cet appareil',
    UpdateEmailWallet: 'Modifier l’e-mail',
    UpdateEmailPrimaryOtp: 'Confirmer l’e-mail actuel',
    UpdateEmailSecondaryOtp: 'Confirmer le nouvel e-mail',
    UpgradeEmailWallet: 'Améliorer le portefeuille',
  },
  label: 'Adresse e-mail',
  placeholder: 'E-mail',
  submit: 'Continuer par e-mail',
  invalid: 'Adresse e-mail non valide. Réessayez.',
  tryAgain: (message) =>
    /réessay|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Réessayez`,
  changeHint:
    'Nous envoyons d’abord un code à votre adresse actuelle, puis un autre à la nouvelle. Votre compte reste le même.',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Consultez vos e-mails',
  codeSentTo: (address) => `Saisissez le code que nous avons envoyé à ${address}.`,
  expires: 'Le code expire dans 20 minutes.',
  linkSentTo: (address) => `Approuvez le lien d’identification que nous avons envoyé à ${address}.`,
  linkExpires: 'Le lien expire dans 20 minutes.',
  code: 'Code à six chiffres',
  notReceived: 'Pas d’e-mail ?',
  resendCode: 'Renvoyer le code',
  resendEmail: 'Renvoyer l’e-mail',
  resendIn: (seconds) => `Renvoyer dans ${number(seconds)} s`,
  resent: 'L’e-mail avec le code a été renvoyé',
  checking: 'Vérification du code',
  startOver: 'Recommencer',
  upgrade: 'Améliorer le portefeuille',
  upgradeHint: 'Passer à un portefeuille dont vous seul détenez les clés',
  upgradeTitle: 'Emportez votre portefeuille',
  upgradeText:
    'Suivez les instructions sur la page de votre portefeuille : elle affiche votre phrase secrète de récupération, que d’autres portefeuilles acceptent. Reconnectez-vous ensuite ici avec cet autre portefeuille.',
  changed: 'Adresse e-mail modifiée',
}
