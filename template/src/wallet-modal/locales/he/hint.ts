import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Hebrew. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'חיבור ארנק',
  connecting: 'מתחבר…',
  loading: 'בטעינה…',
  hidden: '••••',
  balanceHidden: 'היתרה מוסתרת',
  failed: 'משהו השתבש. נסו שוב',
  switchNetwork: 'החלפת רשת',
  unknownNetwork: 'רשת לא מוכרת',
  selectNetwork: 'בחירת רשת',
  account: (address) => `חשבון ${address}`,
  network: (name) => `רשת: ${name}`,
}

/** Hebrew for the option `localeHints`. */
export const heHint: LocaleHint = { locale: 'he', texts: { button } }
