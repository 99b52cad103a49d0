import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Đăng nhập bằng chữ ký chưa được bật',
  NO_ACTIVE_CAIP_ADDRESS: 'Chưa có tài khoản nào được kết nối',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Chưa chọn mạng hoặc chưa kết nối ví',
  SIWX_INIT_FAILED: 'Đã xảy ra sự cố khi bắt đầu đăng nhập',
  SIGNATURE_DECLINED: 'Chữ ký đã bị từ chối',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Ứng dụng này có thể không hỗ trợ tài khoản thông minh',
  SIGNATURE_NOT_VALID: 'Chữ ký không hợp lệ',
  SIWE_NOT_VERIFIED: 'Không xác minh được nội dung đã ký',
  SIWX_MESSAGE_NOT_VALID: 'Nội dung đăng nhập không hợp lệ',
  SIWX_NETWORK_NOT_FOUND: 'Không tìm thấy mạng để xác minh chữ ký',
  SIWX_NOT_AUTHENTICATED: 'Bạn chưa đăng nhập',
  SIGN_IN_UNAVAILABLE: 'Dịch vụ đăng nhập không phản hồi',
  SIGN_IN_REFUSED: 'Dịch vụ đăng nhập đã từ chối lần đăng nhập này',
}
