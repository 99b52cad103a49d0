import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Quét mã bằng điện thoại và phê duyệt trong Farcaster.',
  codeLabel: 'Mã để đăng nhập bằng Farcaster',
  codeTooLong: 'Liên kết quá dài để tạo mã. Hãy sao chép liên kết.',
  starting: 'Đang chuẩn bị mã',
  copyLink: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  loading: 'Đang tải dữ liệu người dùng',
  wait: 'Vui lòng chờ giây lát.',
  continueInApp: 'Tiếp tục trong Farcaster',
  acceptInApp: 'Chấp nhận đăng nhập trong ứng dụng.',
  open: 'Mở Farcaster',
}
