import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Traditional Chinese. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: '連接錢包',
  connecting: '正在連接…',
  loading: '載入中…',
  hidden: '••••',
  balanceHidden: '餘額已隱藏',
  failed: '發生問題，請重試',
  switchNetwork: '切換網路',
  unknownNetwork: '不明網路',
  selectNetwork: '選擇網路',
  account: (address) => `帳戶 ${address}`,
  network: (name) => `網路：${name}`,
}

/** Traditional Chinese for the option `localeHints`. */
export const zhTWHint: LocaleHint = { locale: 'zh-TW', texts: { button } }
