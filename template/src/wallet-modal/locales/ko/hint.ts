import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Korean. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: '지갑 연결',
  connecting: '연결 중…',
  loading: '불러오는 중…',
  hidden: '••••',
  balanceHidden: '잔액 숨김',
  failed: '문제가 발생했습니다. 다시 시도하세요',
  switchNetwork: '네트워크 전환',
  unknownNetwork: '알 수 없는 네트워크',
  selectNetwork: '네트워크 선택',
  account: (address) => `계정 ${address}`,
  network: (name) => `네트워크: ${name}`,
}

/** Korean for the option `localeHints`. */
export const koHint: LocaleHint = { locale: 'ko', texts: { button } }
