import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Polish. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Połącz portfel',
  connecting: 'Łączenie…',
  loading: 'Wczytywanie…',
  hidden: '••••',
  balanceHidden: 'Saldo ukryte',
  failed: 'Coś poszło nie tak. Spróbuj ponownie',
  switchNetwork: 'Zmień sieć',
  unknownNetwork: 'Nieznana sieć',
  selectNetwork: 'Wybierz sieć',
  account: (address) => `Konto ${address}`,
  network: (name) => `Sieć: ${name}`,
}

/** Polish for the option `localeHints`. */
export const plHint: LocaleHint = { locale: 'pl', texts: { button } }
