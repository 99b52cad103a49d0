import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Smart Sessions', SmartSessionCreated: 'Smart Session' },
  row: 'Smart Sessions',
  rowHint: 'Apps, die für dieses Konto handeln dürfen',
  states: { active: 'Aktiv', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  filter: 'Anzuzeigende Sessions',
  unknownApp: 'Unbekannte App',
  validUntil: 'Gültig bis',
  until: (date) => `Bis ${date}`,
  revoke: 'Widerrufen',
  revoking: 'Wird widerrufen …',
  none: {
    active: 'Keine aktiven Sessions',
    expired: 'Keine abgelaufenen Sessions',
    revoked: 'Keine widerrufenen Sessions',
  },
  noneText: 'Apps, die für dieses Konto handeln dürfen, werden hier aufgeführt.',
  fetchFailed: 'Smart Sessions konnten nicht geladen werden',
  revokeFailed: 'Smart Session konnte nicht widerrufen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
  created: 'Smart Session erstellt',
  createdText:
    'Die App darf für dieses Konto handeln, bis die Session endet. Sie können sie in den Einstellungen des Kontos widerrufen.',
  gotIt: 'Verstanden',
  permission: (type) => `Berechtigung: ${type}`,
}
