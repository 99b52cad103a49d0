import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'スマートフォンでQRコードをスキャンし、Farcasterで承認してください。',
  codeLabel: 'FarcasterでログインするためのQRコード',
  codeTooLong: 'リンクが長すぎてQRコードにできません。代わりにリンクをコピーしてください。',
  starting: 'QRコードを準備しています',
  copyLink: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  loading: 'ユーザー情報を読み込んでいます',
  wait: 'しばらくお待ちください。',
  continueInApp: 'Farcasterで続行',
  acceptInApp: 'アプリでログインを承認してください。',
  open: 'Farcasterを開く',
}
