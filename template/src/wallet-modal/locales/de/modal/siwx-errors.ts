import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Die Anmeldung per Signatur ist nicht aktiviert',
  NO_ACTIVE_CAIP_ADDRESS: 'Es ist kein Konto verbunden',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Es ist kein Netzwerk gewählt oder keine Wallet verbunden',
  SIWX_INIT_FAILED: 'Die Anmeldung konnte nicht gestartet werden',
  SIGNATURE_DECLINED: 'Die Signatur wurde abgelehnt',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Diese App unterstützt Smart-Konten möglicherweise nicht',
  SIGNATURE_NOT_VALID: 'Die Signatur ist ungültig',
  SIWE_NOT_VERIFIED: 'Die Nachricht konnte nicht verifiziert werden',
  SIWX_MESSAGE_NOT_VALID: 'Die Anmeldenachricht ist ungültig',
  SIWX_NETWORK_NOT_FOUND: 'Das Netzwerk zur Prüfung der Signatur wurde nicht gefunden',
  SIWX_NOT_AUTHENTICATED: 'Sie sind nicht angemeldet',
  SIGN_IN_UNAVAILABLE: 'Der Anmeldedienst antwortet nicht',
  SIGN_IN_REFUSED: 'Der Anmeldedienst hat diese Anmeldung zurückgewiesen',
}
