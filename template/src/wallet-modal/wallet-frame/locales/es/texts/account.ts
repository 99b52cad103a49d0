import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Su billetera',
  loggedOut: {
    still: 'Se cerró su sesión porque no pasó nada durante 15 minutos.',
    over: 'Su sesión está cerrada. Inicie sesión de nuevo.',
  },
  home: {
    loggedIn: (name) => `Ha iniciado sesión como ${name}.`,
    loggedInWith: (provider, name) => `Ha iniciado sesión con ${provider} como ${name}.`,
    noWallet:
      'Todavía no hay ninguna billetera para este inicio de sesión. Abra la app e inicie sesión allí primero. Si tiene una billetera con otro inicio de sesión, cierre la sesión y use ese.',
    logOut: 'Cerrar sesión',
    words: 'Doce palabras llevan sus cuentas a cualquier otra billetera, también sin nosotros.',
    passkey: 'Llave de acceso',
    loginOpens: (name) =>
      `El inicio de sesión por sí solo abre esta billetera. Quien administra el servidor de ${name} también podría abrirla. Una llave de acceso cambia ambas cosas.`,
    lock: 'Bloquear con una llave de acceso',
    isLocked:
      'Esta billetera se abre con su llave de acceso o su código de recuperación. El inicio de sesión por sí solo no abre nada.',
  },
  unlock: {
    about: 'Esta billetera está bloqueada. Se abre con su llave de acceso o con su código de recuperación.',
    noCode: 'Esto no es un código de recuperación. Revise de nuevo cada carácter',
  },
  words: {
    title: 'Frase secreta de recuperación',
    none: 'Todavía no hay ninguna billetera',
    before: 'Antes de ver su frase secreta de recuperación',
    warning: 'Quien tenga estas palabras tiene todo el dinero de esta billetera.',
    nobody: 'Ninguno de nosotros le pedirá jamás estas palabras. Quien las pida quiere robarle su dinero.',
    lookAround: 'Mire a su alrededor: nadie ni ninguna cámara debe ver su pantalla. No comparta su pantalla.',
    paper: 'Anote las palabras en papel. Una foto o una nota en este dispositivo se puede robar.',
    show: 'Mostrar las palabras',
    hidden: 'Las palabras están ocultas de nuevo',
    hiddenText: 'Se muestran durante un minuto, y solo mientras usted mira esta página.',
    shown: 'Su frase secreta de recuperación',
    order: 'Anote las palabras en este orden y compruebe cada una.',
    hide: 'Ocultar las palabras',
    paths: (evm, solana) =>
      `Otra billetera que acepte doce palabras tiene las mismas cuentas: en Ethereum y redes similares con la ruta ${evm}, y en Solana con ${solana}.`,
    smartPath: (path) => `Su cuenta inteligente tiene la ruta ${path}.`,
    contractPath: (networks, path) =>
      `Su cuenta inteligente en ${networks} es un contrato, y pertenece a la clave con la ruta ${path}. Pocas otras billeteras pueden usar una cuenta así.`,
  },
  browsers: {
    title: 'Navegadores con la sesión iniciada',
    again: 'Mostrar la lista de nuevo',
    thisOne: (name) => `${name} – este navegador`,
    times: (loggedIn, seen) => `Inicio de sesión: ${loggedIn}. Última actividad: ${seen}.`,
    logOut: (name, seen) => `Cerrar la sesión de ${name}, última actividad: ${seen}`,
  },
}
