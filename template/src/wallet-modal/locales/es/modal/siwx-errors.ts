import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Esta app no tiene inicio de sesión',
  NO_ACTIVE_CAIP_ADDRESS: 'No hay ninguna cuenta conectada',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'No hay ninguna red elegida o ninguna billetera conectada',
  SIWX_INIT_FAILED: 'No se pudo comenzar el inicio de sesión',
  SIGNATURE_DECLINED: 'Firma rechazada',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Es posible que esta app no admita cuentas inteligentes',
  SIGNATURE_NOT_VALID: 'La firma no es válida',
  SIWE_NOT_VERIFIED: 'No se pudo verificar el mensaje',
  SIWX_MESSAGE_NOT_VALID: 'El mensaje de inicio de sesión no es válido',
  SIWX_NETWORK_NOT_FOUND: 'No se pudo comprobar la firma: no se encontró la red',
  SIWX_NOT_AUTHENTICATED: 'No ha iniciado sesión',
  SIGN_IN_UNAVAILABLE: 'El servicio de inicio de sesión no responde',
  SIGN_IN_REFUSED: 'El servicio de inicio de sesión rechazó este inicio de sesión',
}
