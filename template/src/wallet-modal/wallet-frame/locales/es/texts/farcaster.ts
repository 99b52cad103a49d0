import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Iniciar sesión con Farcaster',
  scan: 'Escanee el código con su teléfono y apruebe en Farcaster.',
  waiting: 'Esperando su aprobación en Farcaster…',
  open: 'Abrir Farcaster',
  image: 'Código QR del inicio de sesión, para la cámara de su teléfono',
  newCode: 'Nuevo código',
}
