import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Vietnamese. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Kết nối ví',
  connecting: 'Đang kết nối…',
  loading: 'Đang tải…',
  hidden: '••••',
  balanceHidden: 'Số dư đã ẩn',
  failed: 'Đã xảy ra lỗi. Thử lại',
  switchNetwork: 'Đổi mạng',
  unknownNetwork: 'Mạng không xác định',
  selectNetwork: 'Chọn mạng',
  account: (address) => `Tài khoản ${address}`,
  network: (name) => `Mạng: ${name}`,
}

/** Vietnamese for the option `localeHints`. */
export const viHint: LocaleHint = { locale: 'vi', texts: { button } }
