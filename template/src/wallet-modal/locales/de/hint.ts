import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in German. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Wallet verbinden',
  connecting: 'Wird verbunden …',
  loading: 'Wird geladen …',
  hidden: '••••',
  balanceHidden: 'Guthaben ausgeblendet',
  failed: 'Etwas ist schiefgelaufen. Erneut versuchen',
  switchNetwork: 'Netzwerk wechseln',
  unknownNetwork: 'Unbekanntes Netzwerk',
  selectNetwork: 'Netzwerk wählen',
  account: (address) => `Konto ${address}`,
  network: (name) => `Netzwerk: ${name}`,
}

/** German for the option `localeHints`. */
export const deHint: LocaleHint = { locale: 'de', texts: { button } }
