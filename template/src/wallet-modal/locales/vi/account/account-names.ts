import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Chọn tên', RegisterAccountNameSuccess: 'Tên tài khoản' },
  choose: 'Chọn tên tài khoản',
  chooseHint: 'Người khác có thể gửi đến tên thay cho địa chỉ',
  label: 'Tên tài khoản',
  placeholder: 'ten-cua-ban',
  checking: 'Đang tra cứu tên',
  tooShort: 'Tên phải có ít nhất 4 ký tự',
  notValid: 'Tên chỉ được gồm chữ cái, chữ số và dấu gạch nối',
  owned: 'Bạn đã sở hữu một tên',
  available: 'Còn trống',
  registered: 'Đã được đăng ký',
  register: 'Đăng ký tên',
  registering: 'Đang đăng ký…',
  registerFailed: (name) => `Không đăng ký được tên ${name}`,
  doneTitle: 'Đã chọn tên tài khoản',
  doneText: 'Giờ bạn có thể nạp tiền vào tài khoản và giao dịch tiền mã hóa của mình.',
  done: 'Bắt đầu',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Không tải được tên gợi ý',
  NAME_NETWORK_NOT_FOUND: 'Không tìm thấy mạng',
  NAME_ACCOUNT_NOT_FOUND: 'Không tìm thấy địa chỉ hoặc thông tin đăng nhập',
  NAME_ACCOUNT_CHANGED: 'Tài khoản đã thay đổi nên tên không được đăng ký',
  NAME_NOT_CONFIRMED: 'Chưa xác nhận được tên. Hãy tra cứu tên trước khi thử lại',
  NAME_SIGNATURE_NOT_VALID: 'Chữ ký không phải của tài khoản này nên tên không được đăng ký',
}
