import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Conferma nel tuo wallet',
  close: 'Chiudi',
  notAllowed: 'Azione non consentita',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Errore di Internet: il wallet integrato non si è caricato',
  FRAME_FAILED: 'L’accesso con email non si è caricato',
  FRAME_TIMED_OUT: 'Il wallet integrato non ha risposto in tempo',
  FRAME_RESTARTED: 'La finestra di accesso è stata riavviata; riprova',
  REQUEST_LOST:
    'La finestra di accesso è stata riavviata e la richiesta potrebbe essere stata inviata. Controlla prima di ripeterla',
  FRAME_ERROR: 'Si è verificato un errore',
  REQUEST_ABORTED: 'La richiesta è stata interrotta',
  ABORTED: 'Qualcosa è andato storto',
  RPC_NOT_ALLOWED: 'Questa richiesta non è consentita',
  EMAIL_TOO_SOON: 'Riprova tra #',
  EMAIL_NOT_VALID: 'Indirizzo email non valido',
  SOCIAL_TIMED_OUT: 'Tempo scaduto per l’accesso con social. Riprova',
  SOCIAL_NO_STATE: 'Il servizio di accesso ha restituito un link incompleto',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Errore di Internet: il wallet integrato non si è caricato',
    text: 'Controlla la connessione a Internet, poi riprova.',
  },
  iframe_request_timeout: {
    title: 'Il wallet integrato non ha risposto in tempo',
    text: 'Riprova tra un momento.',
  },
  unverified_domain: {
    title: 'Configurazione app errata',
    text: 'Questo indirizzo web non può usare il wallet dell’app.',
  },
}
