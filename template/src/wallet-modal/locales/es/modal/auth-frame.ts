import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Confirme en su billetera',
  close: 'Cerrar',
  notAllowed: 'Acción no permitida',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Error de conexión: no se pudo cargar la billetera integrada',
  FRAME_FAILED: 'No se pudo cargar el inicio de sesión por correo',
  FRAME_TIMED_OUT: 'La billetera integrada no respondió a tiempo',
  FRAME_RESTARTED: 'La ventana de inicio de sesión se reinició; inténtelo de nuevo',
  REQUEST_LOST:
    'La ventana de inicio de sesión se reinició y es posible que la solicitud se haya enviado. Compruébelo antes de repetirla',
  FRAME_ERROR: 'Se produjo un error',
  REQUEST_ABORTED: 'La solicitud se interrumpió',
  ABORTED: 'Algo salió mal',
  RPC_NOT_ALLOWED: 'La operación solicitada no está permitida',
  EMAIL_TOO_SOON: 'Inténtelo de nuevo dentro de #',
  EMAIL_NOT_VALID: 'El correo no es válido',
  SOCIAL_TIMED_OUT: 'El inicio de sesión tardó demasiado. Inténtelo de nuevo',
  SOCIAL_NO_STATE: 'La respuesta del proveedor de inicio de sesión está incompleta',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Error de conexión: no se pudo cargar la billetera integrada',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
  },
  iframe_request_timeout: {
    title: 'La billetera integrada no respondió a tiempo',
    text: 'Inténtelo de nuevo en un momento.',
  },
  unverified_domain: {
    title: 'App mal configurada',
    text: 'Esta dirección web no puede usar la billetera de la app.',
  },
}
