import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Un solo acceso a toda la web3',
      text: 'Una billetera sustituye a las cuentas y contraseñas. La conecta y ya está dentro.',
    },
    {
      title: 'Un lugar para lo que es suyo',
      text: 'Guarda, envía y recibe bienes digitales: monedas, tokens y coleccionables.',
    },
    {
      title: 'Solo usted tiene la llave',
      text: 'Las apps piden y usted aprueba. Nadie mueve nada sin su consentimiento.',
    },
  ],
  networkHelp: [
    {
      title: 'El lugar donde todo ocurre',
      text: 'Una red lleva el registro de quién posee qué. Muchos equipos mantienen cada red en marcha.',
    },
    {
      title: 'Cada una tiene su uso',
      text: 'Las redes se distinguen por su precio, su velocidad y lo que funciona en ellas. Una misma cuenta puede usar muchas.',
    },
  ],
  learnMore: 'Más información',
  exploreAll: 'Explorar todas',
}
