import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('fr')

export const common: TextsById['common'] = {
  wallet: 'Portefeuille',
  back: 'Retour',
  cancel: 'Annuler',
  goOn: 'Continuer',
  again: 'Réessayer',
  oneMoment: 'Un instant…',
  failed: 'Une erreur s’est produite. Réessayez',
  openWallet: 'Ouvrez votre portefeuille',
  usePasskey: 'Utiliser la clé d’accès',
  useCode: 'Utiliser le code de récupération',
  recoveryCode: 'Code de récupération',
  wrong: {
    'login+passkey': 'Cette clé d’accès n’ouvre pas ce portefeuille. Essayez-en une autre',
    'login+code': 'Ce n’est pas le code de récupération de ce portefeuille',
  },
  passkeyNotUsed: 'La clé d’accès n’a pas été utilisée',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'La clé d’accès n’a pas été utilisée',
  passkeyCannotLock:
    'Cette clé d’accès ne peut pas verrouiller un portefeuille. Essayez un autre appareil ou un autre navigateur',
  passkeyCannotOpen:
    'Cette clé d’accès ne peut pas ouvrir un portefeuille. Essayez un autre appareil ou un autre navigateur',
  noPasskeys: 'Ce navigateur ne peut pas utiliser de clé d’accès ici. Essayez un autre appareil ou un autre navigateur',
  fiveTries: 'Le portefeuille ne s’est pas ouvert après cinq essais. Réessayez',
  notOpened: 'Le portefeuille n’a pas pu être ouvert. Identifiez-vous à nouveau',
  noSecret: 'Le serveur du portefeuille n’a pas donné le secret de ce portefeuille. Identifiez-vous à nouveau',
  noWallet: 'Il n’y a pas encore de portefeuille',
  serverSilent: 'Le serveur du portefeuille ne répond pas. Réessayez',
  serverAnswer: 'Le serveur du portefeuille a donné une réponse que le portefeuille ne comprend pas',
  codeOver: 'Le code a expiré. Recommencez',
  locksNotOpen: 'Le nouveau verrouillage n’ouvre pas le portefeuille. Rien n’a été modifié',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Cela n’est pas autorisé sur cette page',
  CLOCK_NOT_RIGHT: 'L’horloge de cet appareil n’est pas à l’heure. Réglez-la et réessayez',
  CODE_NOT_VALID: 'Code non valide. Réessayez',
  CODE_SPENT: 'Ce code n’est plus utilisable. Demandez un nouveau code et saisissez le plus récent',
  EMAIL_TAKEN: 'Cette adresse e-mail appartient déjà à un autre portefeuille. Utilisez une autre adresse',
  FLOW_OVER: 'Cette démarche n’est plus valable. Recommencez',
  KEY_MISSING: 'Le portefeuille ne peut pas être ouvert pour le moment, et rien n’est perdu. Réessayez plus tard',
  LAST_LOGIN: 'C’est le seul moyen d’identification de votre portefeuille. Ajoutez-en d’abord un autre',
  LOGIN_DECLINED: 'Vous avez refusé l’identification chez le fournisseur',
  LOGIN_NOT_VALID: 'Cette identification n’est plus valable. Recommencez',
  LOGIN_TAKEN: 'Ce compte appartient déjà à un autre portefeuille. Rien n’a été modifié',
  LOGIN_TOO_OLD: 'Identifiez-vous à nouveau pour continuer',
  MAIL_UNAVAILABLE: 'L’e-mail n’a pas pu être envoyé. Réessayez plus tard',
  NOT_FOUND: 'Cela n’existe plus. Rechargez la page',
  NOT_SIGNED_IN: 'Identifiez-vous d’abord',
  PROOF_NOT_VALID: 'La demande n’est pas signée avec la clé de ce navigateur. Rechargez la page',
  PROVIDER_UNAVAILABLE: 'Le fournisseur ne répond pas comme prévu. Réessayez plus tard',
  REQUEST_NOT_VALID: 'Le serveur du portefeuille n’a pas accepté cette demande. Rechargez la page',
  STORE_UNAVAILABLE: 'Le serveur du portefeuille n’est pas disponible pour le moment. Réessayez plus tard',
  TOO_MANY_REQUESTS: 'Trop de demandes. Réessayez plus tard',
  UNEXPECTED: 'Une erreur s’est produite sur le serveur. Réessayez',
  VAULT_CHANGED: 'Le portefeuille a été modifié ailleurs entre-temps. Rechargez la page',
  WALLET_EXISTS: 'Il existe déjà un portefeuille. Rechargez la page',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'Code non valide. Réessayez (encore # essai)',
      other: 'Code non valide. Réessayez (encore # essais)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Trop de demandes. Réessayez dans # seconde',
      other: 'Trop de demandes. Réessayez dans # secondes',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `Cette adresse est celle du portefeuille de ${name}. Le portefeuille fonctionne dans l’application : ouvrez l’application et identifiez-vous là-bas.`,
    account: 'Voir votre phrase secrète de récupération, votre clé d’accès et vos navigateurs',
    warning: (page) =>
      `À cette adresse, seule la page ${page} vous demande un code reçu par e-mail. Personne de notre équipe ne vous demandera jamais votre phrase secrète de récupération.`,
  },
  noRequest: 'Cette fenêtre ne correspond plus à aucune demande. Fermez-la et réessayez.',
  loading: {
    title: 'S’identifier',
    opening: 'Ouverture de l’identification…',
    close: 'Si rien ne se passe pendant une minute, fermez cette fenêtre et revenez à l’application.',
  },
  notInFrame: 'Cette page ne fonctionne pas à l’intérieur d’une autre page. Ouvrez-la dans son propre onglet.',
  notLoaded: 'La page n’a pas pu être chargée. Rechargez-la.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `Le réseau ${network} ne répond pas. Réessayez`,
  answer: 'Le réseau a donné une réponse qui n’est pas un nombre',
  otherNetwork: 'Le serveur de ce réseau appartient à un autre réseau',
  otherAccount: 'Le compte du portefeuille n’est pas celui qui a été affiché. Identifiez-vous à nouveau',
  wouldFail: 'Selon le réseau, cette transaction échouerait. Rien n’a été envoyé',
  maybeSent:
    'Le réseau n’a pas répondu, la transaction a donc peut-être été envoyée. Consultez votre compte avant de réessayer',
}
