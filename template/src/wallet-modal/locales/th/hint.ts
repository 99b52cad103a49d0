import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Thai. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'เชื่อมต่อกระเป๋าเงิน',
  connecting: 'กำลังเชื่อมต่อ…',
  loading: 'กำลังโหลด…',
  hidden: '••••',
  balanceHidden: 'ซ่อนยอดคงเหลือไว้',
  failed: 'เกิดข้อผิดพลาด ลองอีกครั้ง',
  switchNetwork: 'เปลี่ยนเครือข่าย',
  unknownNetwork: 'เครือข่ายที่ไม่รู้จัก',
  selectNetwork: 'เลือกเครือข่าย',
  account: (address) => `บัญชี ${address}`,
  network: (name) => `เครือข่าย: ${name}`,
}

/** Thai for the option `localeHints`. */
export const thHint: LocaleHint = { locale: 'th', texts: { button } }
