import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Bloquee su billetera con una llave de acceso',
    alone:
      'Después de esto, el inicio de sesión por sí solo no abre nada. Un navegador nuevo necesita, además, su llave de acceso.',
    server: (name) => `Quien administra el servidor de ${name} ya no podrá abrir su billetera.`,
    lost: 'Si pierde tanto la llave de acceso como el código de recuperación, la billetera está perdida. Nadie puede recuperarla.',
    running: 'Bloqueando su billetera',
    done: 'Su billetera está bloqueada',
    doneText:
      'Su llave de acceso la abre, y el código de recuperación también. Guarde el código donde lo encuentre dentro de diez años.',
    note: 'Conserve el código de recuperación que anotó, porque la billetera ya podría estar bloqueada con él. Si tiene uno anterior, consérvelo también.',
  },
  renew: {
    title: 'Nuevo código de recuperación',
    stops: 'El código de recuperación que tiene ahora dejará de funcionar en el último paso.',
    lost: '¿Ha perdido la llave de acceso? Abra la billetera con el código de recuperación y creará también una nueva llave de acceso.',
  },
  remove: {
    title: 'Quitar el bloqueo por llave de acceso',
    alone: 'Después de esto, el inicio de sesión por sí solo vuelve a abrir su billetera.',
    server: (name) =>
      `Quien administra el servidor de ${name} también podrá abrirla de nuevo. Y también quien inicie sesión como usted.`,
    action: 'Quitar el bloqueo',
    done: 'Se quitó el bloqueo por llave de acceso',
    doneText: 'El inicio de sesión por sí solo abre su billetera. El código de recuperación ya no abre nada.',
  },
  code: {
    title: 'Anote su código de recuperación',
    about:
      'Sin la llave de acceso, este código y un inicio de sesión abren su billetera. Anótelo en papel. No se volverá a mostrar más tarde.',
    warning:
      'Introduzca este código solo donde su billetera lo pida. Ninguno de nosotros lo pide por correo, por chat ni por teléfono.',
    written: 'Lo he anotado',
  },
  check: {
    title: 'Compruebe su código de recuperación',
    label: (places) => `Caracteres ${places} del código de recuperación`,
    hint: (where) => `Mire el código que ha anotado. ${where.join('; ')}.`,
    place: (character, group, place) => `El carácter ${character} está en el grupo ${group}, posición ${place}`,
    action: 'Comprobar',
    wrong: 'Estos son otros caracteres. Mire de nuevo el código que ha anotado',
    nothingYet: 'Todavía no ha cambiado nada. El último paso viene después de este.',
    showAgain: 'Mostrar el código de nuevo',
  },
  passkey: {
    title: 'Cree su llave de acceso',
    about:
      'Su navegador le pide su huella, su rostro o el código de este dispositivo. La billetera queda bloqueada justo después.',
    action: 'Crear llave de acceso',
  },
  save: {
    title: 'Guardar el nuevo código de recuperación',
    about:
      'Su llave de acceso sigue siendo la misma. El código de recuperación anterior deja de funcionar justo después.',
  },
  backToWallet: 'Volver a su billetera',
}
