import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Đăng nhập bằng Farcaster',
  scan: 'Quét mã bằng điện thoại và phê duyệt trong Farcaster.',
  waiting: 'Đang chờ bạn phê duyệt trong Farcaster…',
  open: 'Mở Farcaster',
  image: 'Mã QR để đăng nhập, dành cho camera điện thoại của bạn',
  newCode: 'Mã mới',
}
