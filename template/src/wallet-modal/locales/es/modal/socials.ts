import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Inicio de sesión con redes sociales',
  continueWith: (name) => `Continuar con ${name}`,
  more: 'Más formas de iniciar sesión',
  logIn: (name) => `Iniciar sesión con ${name}`,
  opening: 'Abriendo la ventana del proveedor',
  inWindow: 'Conéctese en la ventana del proveedor',
  retrieving: 'Obteniendo los datos del usuario',
  failed: 'Algo salió mal',
  untrusted: 'Origen no confiable',
  blocked: 'Su navegador bloqueó la ventana',
  blockedText: 'Abra la ventana con el botón o continúe en esta pestaña.',
  cutOff: 'La ventana ya no está',
  cutOffText:
    'Esta página no puede conservar la ventana del proveedor. Continúe en esta pestaña y después volverá aquí.',
  tryAgain: 'Reintentar',
  openWindow: 'Abrir la ventana',
  sameTab: 'Seguir en esta pestaña',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: 'Todas las redes sociales',
}
