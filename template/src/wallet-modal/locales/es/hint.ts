import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Spanish. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Conectar billetera',
  connecting: 'Conectando…',
  loading: 'Cargando…',
  hidden: '••••',
  balanceHidden: 'Saldo oculto',
  failed: 'Algo salió mal. Inténtelo de nuevo',
  switchNetwork: 'Cambiar de red',
  unknownNetwork: 'Red desconocida',
  selectNetwork: 'Elegir red',
  account: (address) => `Cuenta ${address}`,
  network: (name) => `Red: ${name}`,
}

/** Spanish for the option `localeHints`. */
export const esHint: LocaleHint = { locale: 'es', texts: { button } }
