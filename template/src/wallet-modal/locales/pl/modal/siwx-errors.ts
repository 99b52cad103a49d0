import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Logowanie portfelem nie jest włączone',
  NO_ACTIVE_CAIP_ADDRESS: 'Żadne konto nie jest połączone',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Żadna sieć ani żaden portfel nie są połączone',
  SIWX_INIT_FAILED: 'Nie udało się rozpocząć logowania',
  SIGNATURE_DECLINED: 'Podpis został odrzucony',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Ta aplikacja może nie obsługiwać smart kont',
  SIGNATURE_NOT_VALID: 'Podpis jest nieprawidłowy',
  SIWE_NOT_VERIFIED: 'Nie udało się zweryfikować wiadomości',
  SIWX_MESSAGE_NOT_VALID: 'Wiadomość logowania jest nieprawidłowa',
  SIWX_NETWORK_NOT_FOUND: 'Nie można sprawdzić podpisu, bo nie znaleziono sieci',
  SIWX_NOT_AUTHENTICATED: 'Nie zalogowano',
  SIGN_IN_UNAVAILABLE: 'Usługa logowania nie odpowiada',
  SIGN_IN_REFUSED: 'Usługa logowania odrzuciła to logowanie',
}
