import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: '请用手机扫描二维码，并在 Farcaster 中批准。',
  codeLabel: '用于 Farcaster 登录的二维码',
  codeTooLong: '链接过长，无法生成二维码。请改为复制链接。',
  starting: '正在准备二维码',
  copyLink: '复制链接',
  copied: '链接已复制',
  loading: '正在加载用户数据',
  wait: '请稍候。',
  continueInApp: '请在 Farcaster 中继续',
  acceptInApp: '请在应用中接受登录。',
  open: '打开 Farcaster',
}
