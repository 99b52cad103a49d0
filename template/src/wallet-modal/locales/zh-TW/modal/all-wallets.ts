import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, number, day } = wordsIn('zh-TW')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? `搜尋 ${number(count)} 個錢包` : '搜尋錢包'),
  showQrCode: '顯示 QR 碼',
  certified: '已認證',
  certifiedOnly: 'WalletConnect 認證',
  certifiedNotice: '僅顯示經 WalletConnect 認證的錢包',
  found: (count) => (count > 0 ? plural(count, { other: '# 個錢包' }) : '沒有錢包'),
  noMatch: (query) => `沒有符合「${query}」的結果`,
  noMatchText: '請檢查拼字，或使用任何支援 WalletConnect 的錢包掃描 QR 碼。',
  noMatchPlainText: '請檢查拼字。',
  noCertified: '找不到經認證的錢包',
  noWallets: '沒有可顯示的錢包',
  noWalletsText: '目錄中沒有支援此應用程式所用網路的錢包。',
  failed: '錢包清單未能載入',
  failedText: '請檢查網際網路連線，然後重試。',
  outdated: '清單未能更新。',
  bundledFrom: (date) => `內建清單，日期：${day(date)}`,
}
