import type { TextsById } from '../../language'

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Continuar con correo',
    EmailVerifyOtp: 'Introduzca el código',
    EmailVerifyDevice: 'Apruebe este dispositivo',
    UpdateEmailWallet: 'Editar correo',
    UpdateEmailPrimaryOtp: 'Confirmar correo actual',
    UpdateEmailSecondaryOtp: 'Confirmar correo nuevo',
    UpgradeEmailWallet: 'Mejorar su billetera',
  },
  label: 'Correo electrónico',
  placeholder: 'Correo electrónico',
  submit: 'Continuar con correo',
  invalid: 'El correo no es válido. Inténtelo de nuevo.',
  tryAgain: (message) =>
    /inténtelo de nuevo|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Inténtelo de nuevo`,
  changeHint: 'Primero enviamos un código a su correo actual y después otro al nuevo. Su cuenta sigue siendo la misma.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Revise su correo',
  codeSentTo: (address) => `Introduzca el código que enviamos a ${address}.`,
  expires: 'El código caduca en 20 minutos.',
  linkSentTo: (address) => `Apruebe el enlace de inicio de sesión que enviamos a ${address}.`,
  linkExpires: 'El enlace caduca en 20 minutos.',
  code: 'Código de seis dígitos',
  notReceived: '¿No recibió el correo?',
  resendCode: 'Reenviar código',
  resendEmail: 'Reenviar correo',
  resendIn: (seconds) => `Reenviar en ${seconds} s`,
  resent: 'Se reenvió el correo con el código',
  checking: 'Comprobando el código',
  startOver: 'Empezar de nuevo',
  upgrade: 'Mejorar su billetera',
  upgradeHint: 'Pase a una billetera de autocustodia',
  upgradeTitle: 'Lleve su billetera con usted',
  upgradeText:
    'Siga las instrucciones de la página de su billetera: allí verá su frase secreta de recuperación, que otras billeteras aceptan. Después vuelva a conectarse aquí con esa otra billetera.',
  changed: 'El correo electrónico se cambió',
}
