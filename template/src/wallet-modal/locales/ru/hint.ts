import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Russian. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Подключить кошелек',
  connecting: 'Подключение…',
  loading: 'Загрузка…',
  hidden: '••••',
  balanceHidden: 'Баланс скрыт',
  failed: 'Произошла ошибка. Попробуйте еще раз',
  switchNetwork: 'Сменить сеть',
  unknownNetwork: 'Неизвестная сеть',
  selectNetwork: 'Выбрать сеть',
  account: (address) => `Аккаунт ${address}`,
  network: (name) => `Сеть: ${name}`,
}

/** Russian for the option `localeHints`. */
export const ruHint: LocaleHint = { locale: 'ru', texts: { button } }
