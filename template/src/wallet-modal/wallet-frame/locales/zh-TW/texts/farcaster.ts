import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: '使用 Farcaster 登入',
  scan: '請用手機掃描 QR 碼，並在 Farcaster 中核准。',
  waiting: '正在等候您在 Farcaster 中核准…',
  open: '開啟 Farcaster',
  image: '供手機相機掃描的登入 QR 碼',
  newCode: '新的 QR 碼',
}
