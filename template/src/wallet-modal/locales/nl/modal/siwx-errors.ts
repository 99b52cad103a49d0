import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Inloggen met een wallet is niet ingeschakeld',
  NO_ACTIVE_CAIP_ADDRESS: 'Er is geen account verbonden',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Er is geen netwerk of wallet verbonden',
  SIWX_INIT_FAILED: 'Er ging iets mis bij het starten van het inloggen',
  SIGNATURE_DECLINED: 'Handtekening geweigerd',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Mogelijk ondersteunt deze app geen smart accounts',
  SIGNATURE_NOT_VALID: 'De handtekening is ongeldig',
  SIWE_NOT_VERIFIED: 'Bericht controleren mislukt',
  SIWX_MESSAGE_NOT_VALID: 'Het inlogbericht is ongeldig',
  SIWX_NETWORK_NOT_FOUND: 'De handtekening kon niet worden gecontroleerd: netwerk niet gevonden',
  SIWX_NOT_AUTHENTICATED: 'Niet ingelogd',
  SIGN_IN_UNAVAILABLE: 'De inlogdienst reageert niet',
  SIGN_IN_REFUSED: 'De inlogdienst heeft deze login geweigerd',
}
