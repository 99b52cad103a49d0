import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `Bei ${app} anmelden`,
  unknownApp: 'dieser App',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'Ihre Signatur beweist, dass dieses Konto Ihnen gehört. Sie ist kostenlos und bewegt nichts.',
  requiredNote: 'Wenn Sie abbrechen, wird Ihre Wallet getrennt.',
  site: 'Website',
  statement: 'Sie signieren',
  account: 'Konto',
  network: 'Netzwerk',
  validUntil: 'Gültig bis',
  fullMessage: 'Vollständige Nachricht',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen …',
  sign: 'Signieren',
  signing: 'Wird signiert …',
  notEnabled: 'Diese App hat keine Anmeldung.',
  notReady: 'Nachricht konnte nicht erstellt werden',
  tryAgain: 'Erneut versuchen',
  unavailable: 'Anmeldung nicht verfügbar',
  unavailableText: 'Der Anmeldedienst dieser App antwortet nicht. Versuchen Sie es in einem Moment erneut.',
  failedText: 'Sie sind noch nicht angemeldet. Sie können es erneut versuchen.',
  expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  reasons: {
    signOutFailed: 'das Abmelden ist fehlgeschlagen',
    noSession: 'der Server hat keine Sitzung begonnen',
    otherAccount: 'sie ist für ein anderes Konto bestimmt',
    otherDomain: (domain) => `sie ist für ${domain} bestimmt`,
  },
}
