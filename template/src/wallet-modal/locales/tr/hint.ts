import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Turkish. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Cüzdanı bağla',
  connecting: 'Bağlanıyor…',
  loading: 'Yükleniyor…',
  hidden: '••••',
  balanceHidden: 'Bakiye gizli',
  failed: 'Bir sorun oluştu. Tekrar deneyin',
  switchNetwork: 'Ağı değiştir',
  unknownNetwork: 'Bilinmeyen ağ',
  selectNetwork: 'Ağ seç',
  account: (address) => `Hesap ${address}`,
  network: (name) => `Ağ: ${name}`,
}

/** Turkish for the option `localeHints`. */
export const trHint: LocaleHint = { locale: 'tr', texts: { button } }
