import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Japanese. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'ウォレットを接続',
  connecting: '接続しています…',
  loading: '読み込み中…',
  hidden: '••••',
  balanceHidden: '残高は非表示です',
  failed: '問題が発生しました。もう一度お試しください',
  switchNetwork: 'ネットワークを切り替え',
  unknownNetwork: '不明なネットワーク',
  selectNetwork: 'ネットワークを選択',
  account: (address) => `アカウント ${address}`,
  network: (name) => `ネットワーク：${name}`,
}

/** Japanese for the option `localeHints`. */
export const jaHint: LocaleHint = { locale: 'ja', texts: { button } }
