import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Identification par réseau social',
  continueWith: (name) => `Continuer avec ${name}`,
  more: 'Autres identifications',
  logIn: (name) => `S’identifier avec ${name}`,
  opening: 'Ouverture de la fenêtre du prestataire',
  inWindow: 'Connectez-vous dans la fenêtre du prestataire',
  retrieving: 'Récupération de vos données',
  failed: 'Une erreur s’est produite',
  untrusted: 'Origine non fiable',
  blocked: 'Votre navigateur a bloqué la fenêtre',
  blockedText: 'Ouvrez la fenêtre avec le bouton, ou continuez dans cet onglet.',
  cutOff: 'La fenêtre a disparu',
  cutOffText:
    'Cette page ne peut pas conserver la fenêtre du prestataire. Continuez dans cet onglet, et vous reviendrez ici.',
  tryAgain: 'Réessayer',
  openWindow: 'Ouvrir la fenêtre',
  sameTab: 'Continuer dans cet onglet',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'Tous les réseaux sociaux' }
