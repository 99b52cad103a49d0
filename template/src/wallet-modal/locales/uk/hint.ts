import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Ukrainian. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Підключити гаманець',
  connecting: 'Підключення…',
  loading: 'Завантаження…',
  hidden: '••••',
  balanceHidden: 'Баланс приховано',
  failed: 'Сталася помилка. Спробуйте ще раз',
  switchNetwork: 'Змінити мережу',
  unknownNetwork: 'Невідома мережа',
  selectNetwork: 'Вибрати мережу',
  account: (address) => `Акаунт ${address}`,
  network: (name) => `Мережа: ${name}`,
}

/** Ukrainian for the option `localeHints`. */
export const ukHint: LocaleHint = { locale: 'uk', texts: { button } }
