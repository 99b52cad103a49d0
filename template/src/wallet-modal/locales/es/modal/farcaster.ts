import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Escanee el código con su teléfono y apruebe en Farcaster.',
  codeLabel: 'Código para iniciar sesión con Farcaster',
  codeTooLong: 'El enlace es demasiado largo para un código. Cópielo en su lugar.',
  starting: 'Preparando el código',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  loading: 'Cargando los datos del usuario',
  wait: 'Espere un momento.',
  continueInApp: 'Continúe en Farcaster',
  acceptInApp: 'Acepte el inicio de sesión en la app.',
  open: 'Abrir Farcaster',
}
