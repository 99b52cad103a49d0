import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Inicie sesión en su billetera',
  about:
    'Aquí ve su frase secreta de recuperación, bloquea la billetera con una llave de acceso y cambia cómo y dónde inicia sesión.',
  other: 'Otras formas de iniciar sesión',
  email: 'Correo electrónico',
  address: 'Dirección de correo',
  typeAddress: 'Escriba su dirección de correo',
  noAddress: 'Esto no es una dirección de correo',
  sendCode: 'Enviar código',
  code: {
    title: 'Introduzca el código',
    label: 'Código',
    logIn: 'Iniciar sesión',
    sent: (email) => `Hemos enviado un código de seis cifras a ${email}. Es válido durante 20 minutos.`,
    sentAgain: 'Hemos enviado un código nuevo. Solo funciona el código más reciente.',
    sixDigits: 'El código tiene seis cifras',
    sendAgain: 'Enviar un código nuevo',
  },
  device: {
    title: 'Apruebe este navegador',
    isNew: (email) => `Este navegador es nuevo. Hemos enviado a ${email} un correo con un enlace.`,
    open: 'Abra el enlace y apruebe este navegador. Después recibirá el código en otro correo.',
    late: 'Nadie aprobó este navegador. Empiece de nuevo',
  },
  provider: {
    goOn: (provider) => `Continuar con ${provider}`,
    account: (provider) => `Cuenta de ${provider}`,
    inWindow: (provider) => `Continúe en la ventana de ${provider}. Cierre esa ventana para cancelar.`,
    blocked: (provider) =>
      `Su navegador bloqueó la ventana de ${provider}. Permita las ventanas de esta página y pulse de nuevo`,
    closed: (provider) => `La ventana de ${provider} se cerró antes del final. Empiece de nuevo`,
    late: (provider) => `Nadie inició sesión en ${provider} durante 10 minutos. Empiece de nuevo`,
    left: 'Salió de esta página antes del final. Empiece de nuevo',
    other: 'Usted empezó otra cosa',
    over: 'Este inicio de sesión ha caducado. Empiece de nuevo',
  },
  renew: {
    title: 'Inicie sesión de nuevo',
    codeTitle: 'Introduzca un código nuevo',
    age: 'Esto requiere un inicio de sesión de hace cinco minutos como máximo.',
    sends: (email) => `Enviaremos un código a ${email}.`,
    sendTo: (email) => `Enviar un código a ${email}`,
    none: 'Ninguno de sus inicios de sesión funciona en esta página. Cierre la sesión e inicie sesión con una dirección de correo',
    otherWallet: (identities) => `Esta es otra billetera. Inicie sesión con ${identities}`,
  },
  ways: {
    title: 'Formas de iniciar sesión',
    about:
      'Quien pueda iniciar sesión con una de estas puede usar la billetera, salvo que una llave de acceso la bloquee.',
    onlyOne: 'Este es su único inicio de sesión. Añada un segundo, por si pierde el primero.',
    remove: 'Quitar',
    removeOne: (login) => `Quitar ${login}`,
  },
  add: {
    title: (provider) => `Añadir ${provider}`,
    about: (provider) =>
      `Inicie sesión en ${provider}, en una ventana aparte. Después, quien pueda iniciar sesión con esa cuenta puede usar la billetera, salvo que una llave de acceso la bloquee.`,
    taken: 'Esta cuenta ya pertenece a otra billetera.',
    done: 'Se añadió el inicio de sesión',
    doneText: (login) => `Ahora también puede iniciar sesión en su billetera con ${login}.`,
  },
  addEmail: {
    title: 'Añadir una dirección de correo',
    about:
      'Enviaremos un código a la dirección. Después, quien lea el correo de esa dirección puede usar la billetera, salvo que una llave de acceso la bloquee.',
    action: 'Añadir la dirección',
    hasOne: 'Su billetera ya tiene una dirección de correo. Vuelva atrás y mire la lista',
    done: 'Se añadió la dirección de correo',
    doneText: (email) => `Ahora también puede iniciar sesión en su billetera con un código enviado a ${email}.`,
  },
  remove: {
    title: 'Quitar este inicio de sesión',
    question: '¿Quitar este inicio de sesión?',
    noMore: (login) => `Entonces ya no podrá iniciar sesión con ${login}.`,
    browsers:
      'Los navegadores que usaron este inicio de sesión siguen con la sesión iniciada. Ciérrela en la lista de navegadores.',
    notHere:
      'Después de esto ya no podrá abrir esta página, porque esta página no permite iniciar sesión con Farcaster.',
    note: 'Es posible que el inicio de sesión ya se haya quitado. Vuelva atrás y mire la lista.',
    done: 'Se quitó el inicio de sesión',
    doneText: (login) => `Ya nadie puede iniciar sesión en su billetera con ${login}.`,
  },
}
