import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'L’accesso con firma non è attivo',
  NO_ACTIVE_CAIP_ADDRESS: 'Nessun account è connesso',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Nessuna rete è scelta o nessun wallet è connesso',
  SIWX_INIT_FAILED: 'Si è verificato un problema all’avvio dell’accesso',
  SIGNATURE_DECLINED: 'La firma è stata rifiutata',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Questa app potrebbe non supportare gli smart account',
  SIGNATURE_NOT_VALID: 'La firma non è valida',
  SIWE_NOT_VERIFIED: 'Non è stato possibile verificare il messaggio',
  SIWX_MESSAGE_NOT_VALID: 'Il messaggio di accesso non è valido',
  SIWX_NETWORK_NOT_FOUND: 'La rete per verificare la firma non è stata trovata',
  SIWX_NOT_AUTHENTICATED: 'Non hai effettuato l’accesso',
  SIGN_IN_UNAVAILABLE: 'Il servizio di accesso non risponde',
  SIGN_IN_REFUSED: 'Il servizio di accesso ha respinto questo accesso',
}
