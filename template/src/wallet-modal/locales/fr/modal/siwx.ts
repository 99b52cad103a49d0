import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `S’identifier sur ${app}`,
  unknownApp: 'cette application',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'Votre signature prouve que ce compte est à vous. Elle est gratuite et ne déplace rien.',
  requiredNote: 'Annuler déconnecte votre portefeuille.',
  site: 'Site',
  statement: 'Vous signez',
  account: 'Compte',
  network: 'Réseau',
  validUntil: 'Valable jusqu’au',
  fullMessage: 'Message complet',
  cancel: 'Annuler',
  cancelling: 'Annulation…',
  sign: 'Signer',
  signing: 'Signature…',
  notEnabled: 'Cette application n’a pas d’identification.',
  notReady: 'Le message n’a pas pu être créé',
  tryAgain: 'Réessayer',
  unavailable: 'Identification indisponible',
  unavailableText: 'Le service d’identification de cette application ne répond pas. Réessayez dans un instant.',
  failedText: 'Vous n’êtes pas encore identifié. Vous pouvez réessayer.',
  expired: 'Votre session a expiré. Identifiez-vous de nouveau.',
  reasons: {
    signOutFailed: 'la session n’a pas pu être fermée',
    noSession: 'le serveur n’a ouvert aucune session',
    otherAccount: 'il est destiné à un autre compte',
    otherDomain: (domain) => `il est destiné à ${domain}`,
  },
}
