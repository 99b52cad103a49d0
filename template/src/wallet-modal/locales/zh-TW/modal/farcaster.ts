import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: '請用手機掃描 QR 碼，並在 Farcaster 中核准。',
  codeLabel: '用於 Farcaster 登入的 QR 碼',
  codeTooLong: '連結過長，無法產生 QR 碼。請改為複製連結。',
  starting: '正在準備 QR 碼',
  copyLink: '複製連結',
  copied: '已複製連結',
  loading: '正在載入使用者資料',
  wait: '請稍候。',
  continueInApp: '請在 Farcaster 中繼續',
  acceptInApp: '請在應用程式中接受登入。',
  open: '開啟 Farcaster',
}
