import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Confirmez dans votre portefeuille',
  close: 'Fermer',
  notAllowed: 'Action non autorisée',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Erreur réseau : le portefeuille intégré n’a pas pu être chargé',
  FRAME_FAILED: 'L’identification par e-mail n’a pas pu être chargée',
  FRAME_TIMED_OUT: 'Le portefeuille intégré n’a pas répondu à temps',
  FRAME_RESTARTED: 'La fenêtre d’identification a redémarré ; réessayez',
  REQUEST_LOST:
    'La fenêtre d’identification a redémarré, et la demande a peut-être été envoyée. Vérifiez avant de la répéter',
  FRAME_ERROR: 'Une erreur s’est produite',
  REQUEST_ABORTED: 'La demande a été interrompue',
  ABORTED: 'Une erreur s’est produite',
  RPC_NOT_ALLOWED: 'Cette demande n’est pas autorisée',
  EMAIL_TOO_SOON: 'Réessayez dans #',
  EMAIL_NOT_VALID: 'Adresse e-mail non valide',
  SOCIAL_TIMED_OUT: 'L’identification par réseau social a expiré. Réessayez',
  SOCIAL_NO_STATE: 'Le service d’identification a renvoyé un lien incomplet',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Erreur réseau : le portefeuille intégré n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  iframe_request_timeout: {
    title: 'Le portefeuille intégré n’a pas répondu à temps',
    text: 'Réessayez dans un instant.',
  },
  unverified_domain: {
    title: 'Application mal configurée',
    text: 'Cette adresse web n’a pas le droit d’utiliser le portefeuille de l’application.',
  },
}
