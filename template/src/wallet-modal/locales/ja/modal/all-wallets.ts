import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, day } = wordsIn('ja')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? plural(count, { other: '#個のウォレットを検索' }) : 'ウォレットを検索'),
  showQrCode: 'QRコードを表示',
  certified: '認証済み',
  certifiedOnly: 'WalletConnect認証済み',
  certifiedNotice: 'WalletConnect認証済みのみ',
  found: (count) => (count > 0 ? plural(count, { other: '#個のウォレット' }) : 'ウォレットなし'),
  noMatch: (query) => `「${query}」に一致するものはありません`,
  noMatchText: 'つづりを確認するか、WalletConnect対応のウォレットでQRコードをスキャンしてください。',
  noMatchPlainText: 'つづりを確認してください。',
  noCertified: '認証済みのウォレットが見つかりません',
  noWallets: '表示できるウォレットがありません',
  noWalletsText: 'このアプリのネットワークに対応するウォレットは一覧にありません。',
  failed: 'ウォレットの一覧を読み込めませんでした',
  failedText: 'インターネット接続を確認してから、もう一度お試しください。',
  outdated: '一覧を更新できませんでした。',
  bundledFrom: (date) => `${day(date)}時点の内蔵リスト`,
}
