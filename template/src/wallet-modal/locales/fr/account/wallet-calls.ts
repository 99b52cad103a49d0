import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Smart sessions', SmartSessionCreated: 'Smart session' },
  row: 'Smart sessions',
  rowHint: 'Applications qui peuvent agir pour ce compte',
  states: { active: 'Active', expired: 'Expirée', revoked: 'Révoquée' },
  filter: 'Sessions à afficher',
  unknownApp: 'Application inconnue',
  validUntil: 'Jusqu’au',
  until: (date) => `Jusqu’au ${date}`,
  revoke: 'Révoquer',
  revoking: 'Révocation…',
  none: { active: 'Aucune session active', expired: 'Aucune session expirée', revoked: 'Aucune session révoquée' },
  noneText: 'Les applications qui peuvent agir pour ce compte figurent ici.',
  fetchFailed: 'Les smart sessions n’ont pas pu être chargées',
  revokeFailed: 'La smart session n’a pas pu être révoquée',
  failedText: 'Vérifiez votre connexion, puis réessayez.',
  tryAgain: 'Réessayer',
  created: 'Smart session créée',
  createdText:
    'L’application peut agir pour ce compte jusqu’à la fin de la session. Vous pouvez la révoquer dans les paramètres du compte.',
  gotIt: 'Compris',
  permission: (type) => `Droit : ${type}`,
}
