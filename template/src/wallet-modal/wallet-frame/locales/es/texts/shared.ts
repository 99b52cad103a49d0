import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('es')

export const common: TextsById['common'] = {
  wallet: 'Billetera',
  back: 'Atrás',
  cancel: 'Cancelar',
  goOn: 'Continuar',
  again: 'Reintentar',
  oneMoment: 'Un momento…',
  failed: 'Algo salió mal. Inténtelo de nuevo',
  openWallet: 'Abra su billetera',
  usePasskey: 'Usar llave de acceso',
  useCode: 'Usar código de recuperación',
  recoveryCode: 'Código de recuperación',
  wrong: {
    'login+passkey': 'Esta llave de acceso no abre esta billetera. Pruebe con otra',
    'login+code': 'Este no es el código de recuperación de esta billetera',
  },
  passkeyNotUsed: 'No se usó la llave de acceso',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'No se usó la llave de acceso',
  passkeyCannotLock: 'Esta llave de acceso no puede bloquear una billetera. Pruebe con otro dispositivo o navegador',
  passkeyCannotOpen: 'Esta llave de acceso no puede abrir una billetera. Pruebe con otro dispositivo o navegador',
  noPasskeys: 'Este navegador no puede usar aquí una llave de acceso. Pruebe con otro dispositivo o navegador',
  fiveTries: 'La billetera no se abrió después de cinco intentos. Inténtelo de nuevo',
  notOpened: 'No se pudo abrir la billetera. Inicie sesión de nuevo',
  noSecret: 'El servidor de la billetera no dio el secreto de esta billetera. Inicie sesión de nuevo',
  noWallet: 'Todavía no hay ninguna billetera',
  serverSilent: 'El servidor de la billetera no responde. Inténtelo de nuevo',
  serverAnswer: 'El servidor de la billetera dio una respuesta que la billetera no entiende',
  codeOver: 'El código ha caducado. Empiece de nuevo',
  locksNotOpen: 'El nuevo bloqueo no abre la billetera. No se cambió nada',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Esto no está permitido en esta página',
  CLOCK_NOT_RIGHT: 'El reloj de este dispositivo no está en hora. Ajústelo e inténtelo de nuevo',
  CODE_NOT_VALID: 'El código no es válido. Inténtelo de nuevo',
  CODE_SPENT: 'Este código ya no se puede usar. Pida un código nuevo e introduzca el más reciente',
  EMAIL_TAKEN: 'Esta dirección de correo ya pertenece a otra billetera. Use otra dirección',
  FLOW_OVER: 'Este proceso ha caducado. Empiece de nuevo',
  KEY_MISSING: 'La billetera no se puede abrir en este momento, y no se ha perdido nada. Inténtelo más tarde',
  LAST_LOGIN: 'Este es el único inicio de sesión de su billetera. Añada otro primero',
  LOGIN_DECLINED: 'Usted rechazó el inicio de sesión en el proveedor',
  LOGIN_NOT_VALID: 'Este inicio de sesión ha caducado. Empiece de nuevo',
  LOGIN_TAKEN: 'Esta cuenta ya pertenece a otra billetera. No se cambió nada',
  LOGIN_TOO_OLD: 'Inicie sesión de nuevo para continuar',
  MAIL_UNAVAILABLE: 'No se pudo enviar el correo. Inténtelo más tarde',
  NOT_FOUND: 'Esto ya no existe. Vuelva a cargar la página',
  NOT_SIGNED_IN: 'Primero inicie sesión',
  PROOF_NOT_VALID: 'La solicitud no está firmada con la clave de este navegador. Vuelva a cargar la página',
  PROVIDER_UNAVAILABLE: 'El proveedor no responde como se espera. Inténtelo más tarde',
  REQUEST_NOT_VALID: 'El servidor de la billetera no aceptó esto. Vuelva a cargar la página',
  STORE_UNAVAILABLE: 'El servidor de la billetera no está disponible en este momento. Inténtelo más tarde',
  TOO_MANY_REQUESTS: 'Demasiadas solicitudes. Inténtelo más tarde',
  UNEXPECTED: 'Algo salió mal en el servidor. Inténtelo de nuevo',
  VAULT_CHANGED: 'La billetera se cambió entretanto en otro lugar. Vuelva a cargar la página',
  WALLET_EXISTS: 'Ya hay una billetera. Vuelva a cargar la página',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'El código no es válido. Inténtelo de nuevo (queda # intento)',
      other: 'El código no es válido. Inténtelo de nuevo (quedan # intentos)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Demasiadas solicitudes. Inténtelo de nuevo dentro de # segundo',
      other: 'Demasiadas solicitudes. Inténtelo de nuevo dentro de # segundos',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `En esta dirección está la billetera de ${name}. La billetera funciona dentro de la app: abra la app e inicie sesión allí.`,
    account: 'Ver su frase secreta de recuperación, llave de acceso y navegadores',
    warning: (page) =>
      `En esta dirección, solo la página ${page} le pide un código recibido por correo. Ninguno de nosotros le pedirá jamás su frase secreta de recuperación.`,
  },
  noRequest: 'Esta ventana ya no corresponde a ninguna solicitud. Ciérrela e inténtelo de nuevo.',
  loading: {
    title: 'Iniciar sesión',
    opening: 'Abriendo el inicio de sesión…',
    close: 'Si no ocurre nada durante un minuto, cierre esta ventana y vuelva a la app.',
  },
  notInFrame: 'Esta página no funciona dentro de otra página. Ábrala en una pestaña propia.',
  notLoaded: 'No se pudo cargar la página. Cárguela de nuevo.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `La red ${network} no responde. Inténtelo de nuevo`,
  answer: 'La red dio una respuesta que no es un número',
  otherNetwork: 'El servidor de esta red pertenece a otra red',
  otherAccount: 'La billetera tiene una cuenta distinta de la que se mostró. Inicie sesión de nuevo',
  wouldFail: 'La red indica que esta transacción fallaría. No se envió nada',
  maybeSent:
    'La red no respondió, así que es posible que la transacción se haya enviado. Revise su cuenta antes de intentarlo de nuevo',
}
