import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Farcasterでログイン',
  scan: 'スマートフォンでQRコードをスキャンし、Farcasterで承認してください。',
  waiting: 'Farcasterでの承認を待っています…',
  open: 'Farcasterを開く',
  image: 'スマートフォンのカメラで読み取る、ログイン用のQRコード',
  newCode: '新しいコード',
}
