import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('vi')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Tiếp tục bằng email',
    EmailVerifyOtp: 'Nhập mã',
    EmailVerifyDevice: 'Phê duyệt thiết bị này',
    UpdateEmailWallet: 'Sửa email',
    UpdateEmailPrimaryOtp: 'Xác nhận email hiện tại',
    UpdateEmailSecondaryOtp: 'Xác nhận email mới',
    UpgradeEmailWallet: 'Nâng cấp ví của bạn',
  },
  label: 'Địa chỉ email',
  placeholder: 'Email',
  submit: 'Tiếp tục bằng email',
  invalid: 'Email không hợp lệ. Hãy thử lại.',
  tryAgain: (message) =>
    /thử lại|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Hãy thử lại`,
  changeHint:
    'Chúng tôi gửi một mã đến địa chỉ hiện tại của bạn trước, rồi một mã đến địa chỉ mới. Tài khoản của bạn không thay đổi.',
  cancel: 'Hủy',
  save: 'Lưu',
  saving: 'Đang lưu…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Kiểm tra email của bạn',
  codeSentTo: (address) => `Nhập mã mà chúng tôi đã gửi đến ${address}.`,
  expires: 'Mã hết hạn sau 20 phút.',
  linkSentTo: (address) => `Phê duyệt liên kết đăng nhập mà chúng tôi đã gửi đến ${address}.`,
  linkExpires: 'Liên kết hết hạn sau 20 phút.',
  code: 'Mã gồm sáu chữ số',
  notReceived: 'Không nhận được email?',
  resendCode: 'Gửi lại mã',
  resendEmail: 'Gửi lại email',
  resendIn: (seconds) => `Gửi lại sau ${number(seconds)} giây`,
  resent: 'Đã gửi lại email chứa mã',
  checking: 'Đang kiểm tra mã',
  startOver: 'Bắt đầu lại',
  upgrade: 'Nâng cấp ví của bạn',
  // "Self-custodial" in plain words: nobody else holds the keys.
  upgradeHint: 'Chuyển sang ví mà chỉ bạn giữ khóa',
  upgradeTitle: 'Mang ví theo bạn',
  upgradeText:
    'Làm theo hướng dẫn trên trang của ví: trang đó hiển thị cụm từ khôi phục bí mật của bạn, và bạn có thể dùng cụm từ này trong ví khác. Sau đó kết nối lại tại đây bằng ví khác đó.',
  changed: 'Đã đổi địa chỉ email',
}
