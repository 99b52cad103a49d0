import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: '使用 Farcaster 登录',
  scan: '请用手机扫描二维码，并在 Farcaster 中批准。',
  waiting: '正在等待您在 Farcaster 中批准…',
  open: '打开 Farcaster',
  image: '供手机相机扫描的登录二维码',
  newCode: '新二维码',
}
