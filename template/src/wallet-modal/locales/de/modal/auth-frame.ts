import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'In Ihrer Wallet bestätigen',
  close: 'Schließen',
  notAllowed: 'Aktion nicht erlaubt',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Netzwerkfehler: Die integrierte Wallet konnte nicht geladen werden',
  FRAME_FAILED: 'Die Anmeldung per E-Mail konnte nicht geladen werden',
  FRAME_TIMED_OUT: 'Die integrierte Wallet hat nicht rechtzeitig geantwortet',
  FRAME_RESTARTED: 'Das Anmeldefenster wurde neu gestartet; versuchen Sie es erneut',
  REQUEST_LOST:
    'Das Anmeldefenster wurde neu gestartet, und die Anfrage wurde möglicherweise gesendet. Prüfen Sie das, bevor Sie sie wiederholen',
  FRAME_ERROR: 'Ein Fehler ist aufgetreten',
  REQUEST_ABORTED: 'Die Anfrage wurde abgebrochen',
  ABORTED: 'Etwas ist schiefgelaufen',
  RPC_NOT_ALLOWED: 'Diese Anfrage ist nicht erlaubt',
  EMAIL_TOO_SOON: 'Bitte warten Sie noch # und versuchen Sie es dann erneut',
  EMAIL_NOT_VALID: 'Ungültige E-Mail-Adresse',
  SOCIAL_TIMED_OUT: 'Zeitüberschreitung bei der Anmeldung. Versuchen Sie es erneut',
  SOCIAL_NO_STATE: 'Der Anmeldedienst hat einen unvollständigen Link zurückgegeben',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Netzwerkfehler: Die integrierte Wallet konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  iframe_request_timeout: {
    title: 'Die integrierte Wallet hat nicht rechtzeitig geantwortet',
    text: 'Versuchen Sie es in einem Moment erneut.',
  },
  unverified_domain: {
    title: 'App falsch konfiguriert',
    text: 'Diese Webadresse darf die Wallet der App nicht nutzen.',
  },
}
