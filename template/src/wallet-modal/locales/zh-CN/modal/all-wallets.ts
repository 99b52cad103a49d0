import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, number, day } = wordsIn('zh-CN')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? `搜索 ${number(count)} 个钱包` : '搜索钱包'),
  showQrCode: '显示二维码',
  certified: '已认证',
  certifiedOnly: 'WalletConnect 认证',
  certifiedNotice: '仅显示 WalletConnect 认证的钱包',
  found: (count) => (count > 0 ? plural(count, { other: '# 个钱包' }) : '没有钱包'),
  noMatch: (query) => `没有与“${query}”匹配的结果`,
  noMatchText: '请检查拼写，或使用任意支持 WalletConnect 的钱包扫码。',
  noMatchPlainText: '请检查拼写。',
  noCertified: '未找到经认证的钱包',
  noWallets: '没有可显示的钱包',
  noWalletsText: '目录中没有支持此应用所用网络的钱包。',
  failed: '钱包列表未能加载',
  failedText: '请检查互联网连接，然后重试。',
  outdated: '列表未能更新。',
  bundledFrom: (date) => `内置列表，日期：${day(date)}`,
}
