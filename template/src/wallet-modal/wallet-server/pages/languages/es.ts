import type { PageTexts } from '../page-texts'

export const es: PageTexts = {
  approve: {
    title: 'Apruebe un navegador',
    ifAsked: 'Apruébelo solo si acaba de solicitarlo usted.',
    button: 'Aprobar este navegador',
    ifNot: 'Si no es el suyo, cierre esta página.',
  },
  approved: {
    title: 'Aprobado',
    text: 'Vuelva al navegador que quiere iniciar sesión. Recibirá otro correo con un código.',
  },
  spent: {
    title: 'Este enlace ya no funciona',
    text: 'El enlace ya se usó o tiene más de 20 minutos. Empiece de nuevo en el navegador que quiere iniciar sesión.',
  },
  callback: { title: 'Ya casi está', text: 'Vuelva a la aplicación. Puede cerrar esta ventana.' },
  over: {
    title: 'Este inicio de sesión ha terminado',
    text: 'Este inicio de sesión ya se usó o tiene más de 10 minutos. Vuelva a la aplicación y empiece de nuevo.',
  },
  refused: { title: 'No permitido', text: 'Esta página no puede mostrar la billetera.' },
}
