import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Đăng nhập bằng mạng xã hội',
  continueWith: (name) => `Tiếp tục với ${name}`,
  more: 'Các cách đăng nhập khác',
  logIn: (name) => `Đăng nhập bằng ${name}`,
  opening: 'Đang mở cửa sổ của nhà cung cấp',
  inWindow: 'Đăng nhập trong cửa sổ của nhà cung cấp',
  retrieving: 'Đang lấy dữ liệu người dùng',
  failed: 'Đã xảy ra lỗi',
  untrusted: 'Nguồn không đáng tin cậy',
  blocked: 'Trình duyệt đã chặn cửa sổ',
  blockedText: 'Mở cửa sổ bằng nút, hoặc tiếp tục trong tab này.',
  cutOff: 'Cửa sổ không còn nữa',
  cutOffText:
    'Trang này không giữ được cửa sổ của nhà cung cấp. Hãy tiếp tục trong tab này, sau đó bạn sẽ quay lại đây.',
  tryAgain: 'Thử lại',
  openWindow: 'Mở cửa sổ',
  sameTab: 'Tiếp tục trong tab này',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: 'Tất cả mạng xã hội',
}
