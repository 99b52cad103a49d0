import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Dutch. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Wallet verbinden',
  connecting: 'Verbinden…',
  loading: 'Laden…',
  hidden: '••••',
  balanceHidden: 'Saldo verborgen',
  failed: 'Er ging iets mis. Probeer het opnieuw',
  switchNetwork: 'Netwerk wisselen',
  unknownNetwork: 'Onbekend netwerk',
  selectNetwork: 'Netwerk kiezen',
  account: (address) => `Account ${address}`,
  network: (name) => `Netwerk: ${name}`,
}

/** Dutch for the option `localeHints`. */
export const nlHint: LocaleHint = { locale: 'nl', texts: { button } }
