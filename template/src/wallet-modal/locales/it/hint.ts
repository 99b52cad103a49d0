import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Italian. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Connetti wallet',
  connecting: 'Connessione…',
  loading: 'Caricamento…',
  hidden: '••••',
  balanceHidden: 'Saldo nascosto',
  failed: 'Qualcosa è andato storto. Riprova',
  switchNetwork: 'Cambia rete',
  unknownNetwork: 'Rete sconosciuta',
  selectNetwork: 'Scegli rete',
  account: (address) => `Account ${address}`,
  network: (name) => `Rete: ${name}`,
}

/** Italian for the option `localeHints`. */
export const itHint: LocaleHint = { locale: 'it', texts: { button } }
