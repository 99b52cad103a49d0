import type { MailTexts } from './mail-texts'

export const es: MailTexts = {
  code: {
    subject: (code, app) => `${code} es su código para ${app}`,
    purposes: {
      login: {
        why: (place) => `Introduzca este código para iniciar sesión en su billetera de ${place}.`,
        ignore: 'Si no lo ha solicitado usted, ignore este correo. Sin el código nadie puede iniciar sesión.',
      },
      'change-current': {
        why: (place) => `Introduzca este código para cambiar la dirección de correo de su billetera de ${place}.`,
        ignore:
          'Si no lo ha solicitado usted, ignore este correo y cierre la sesión de los navegadores que no reconozca. Sin el código, su dirección no cambia.',
      },
      'change-new': {
        why: (place) => `Introduzca este código para usar esta dirección de correo con una billetera de ${place}.`,
        ignore: 'Si no lo ha solicitado usted, ignore este correo. Sin el código no cambia nada.',
      },
    },
    limits: (minutes) =>
      `El código sirve durante ${minutes} minutos, una sola vez y solo en el navegador desde el que se solicitó.`,
    secret: 'Ninguno de nosotros le pedirá este código. No se lo diga a nadie.',
  },
  device: {
    subject: (app) => `Apruebe un navegador nuevo para ${app}`,
    asks: (place) => `Un navegador que nunca ha iniciado sesión quiere hacerlo en su billetera de ${place}.`,
    browser: (name) => `Navegador: ${name}`,
    time: (date, clock) => `Fecha y hora: ${date}, ${clock}`,
    open: (minutes) => `Si es el suyo, abra esta página y apruébelo. El enlace sirve durante ${minutes} minutos:`,
    secret: 'Ninguno de nosotros le pedirá este enlace. No se lo dé a nadie.',
    ignore: 'Si no lo ha solicitado usted, ignore este correo. Sin la aprobación nadie puede iniciar sesión.',
  },
  notice: {
    subject: (app) => `Su billetera de ${app} tiene otra dirección de correo`,
    changed: (place) =>
      `Su billetera de ${place} tiene ahora otra dirección de correo. Ya no puede iniciar sesión con la dirección en la que ha recibido este mensaje.`,
    notYou: (app) => `Si no ha cambiado usted la dirección, escriba de inmediato al equipo de ${app}.`,
  },
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknownBrowser: 'Navegador desconocido',
}
