import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Simplified Chinese. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: '连接钱包',
  connecting: '正在连接…',
  loading: '正在加载…',
  hidden: '••••',
  balanceHidden: '余额已隐藏',
  failed: '出现问题，请重试',
  switchNetwork: '切换网络',
  unknownNetwork: '未知网络',
  selectNetwork: '选择网络',
  account: (address) => `账户 ${address}`,
  network: (name) => `网络：${name}`,
}

/** Simplified Chinese for the option `localeHints`. */
export const zhCNHint: LocaleHint = { locale: 'zh-CN', texts: { button } }
