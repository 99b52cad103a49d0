import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Sesiones inteligentes', SmartSessionCreated: 'Sesión inteligente' },
  row: 'Sesiones inteligentes',
  rowHint: 'Apps que pueden actuar en nombre de esta cuenta',
  states: { active: 'Activa', expired: 'Caducada', revoked: 'Revocada' },
  filter: 'Sesiones que se muestran',
  unknownApp: 'App desconocida',
  validUntil: 'Hasta',
  until: (date) => `Hasta el ${date}`,
  revoke: 'Revocar',
  revoking: 'Revocando…',
  none: {
    active: 'No hay sesiones activas',
    expired: 'No hay sesiones caducadas',
    revoked: 'No hay sesiones revocadas',
  },
  noneText: 'Aquí se muestran las apps que pueden actuar en nombre de esta cuenta.',
  fetchFailed: 'No se pudieron obtener las sesiones inteligentes',
  revokeFailed: 'No se pudo revocar la sesión inteligente',
  failedText: 'Compruebe su conexión e inténtelo de nuevo.',
  tryAgain: 'Reintentar',
  created: 'Sesión inteligente creada',
  createdText:
    'La app puede actuar en nombre de esta cuenta hasta que termine la sesión. Puede revocarla en los ajustes de la cuenta.',
  gotIt: 'Entendido',
  permission: (type) => `Permiso: ${type}`,
}
