import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Smart session', SmartSessionCreated: 'Smart session' },
  row: 'Smart session',
  rowHint: 'App che possono agire per questo account',
  states: { active: 'Attiva', expired: 'Scaduta', revoked: 'Revocata' },
  filter: 'Sessioni da mostrare',
  unknownApp: 'App sconosciuta',
  validUntil: 'Scadenza',
  until: (date) => `Scadenza: ${date}`,
  revoke: 'Revoca',
  revoking: 'Revoca in corso…',
  none: {
    active: 'Nessuna sessione attiva',
    expired: 'Nessuna sessione scaduta',
    revoked: 'Nessuna sessione revocata',
  },
  noneText: 'Le app che possono agire per questo account sono elencate qui.',
  fetchFailed: 'Le smart session non sono state caricate',
  revokeFailed: 'La smart session non è stata revocata',
  failedText: 'Controlla la connessione a Internet, poi riprova.',
  tryAgain: 'Riprova',
  created: 'Smart session creata',
  createdText:
    'L’app può agire per questo account fino alla fine della sessione. Puoi revocarla nelle impostazioni dell’account.',
  gotIt: 'Ho capito',
  permission: (type) => `Permesso: ${type}`,
}
