import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Xác nhận trong ví của bạn',
  close: 'Đóng',
  notAllowed: 'Thao tác không được phép',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Lỗi internet: không tải được ví tích hợp',
  FRAME_FAILED: 'Không tải được phần đăng nhập bằng email',
  FRAME_TIMED_OUT: 'Ví tích hợp không phản hồi kịp thời',
  FRAME_RESTARTED: 'Cửa sổ đăng nhập đã khởi động lại; hãy thử lại',
  REQUEST_LOST:
    'Cửa sổ đăng nhập đã khởi động lại, và yêu cầu có thể đã được gửi đi. Hãy kiểm tra trước khi lặp lại yêu cầu',
  FRAME_ERROR: 'Đã xảy ra lỗi',
  REQUEST_ABORTED: 'Yêu cầu đã bị dừng',
  ABORTED: 'Đã xảy ra lỗi',
  RPC_NOT_ALLOWED: 'Yêu cầu này không được phép',
  EMAIL_TOO_SOON: 'Hãy thử lại sau #',
  EMAIL_NOT_VALID: 'Email không hợp lệ',
  SOCIAL_TIMED_OUT: 'Đăng nhập bằng mạng xã hội đã hết thời gian chờ. Hãy thử lại',
  SOCIAL_NO_STATE: 'Dịch vụ đăng nhập đã trả về một liên kết không đầy đủ',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Lỗi internet: không tải được ví tích hợp',
    text: 'Kiểm tra kết nối internet của bạn rồi thử lại.',
  },
  iframe_request_timeout: {
    title: 'Ví tích hợp không phản hồi kịp thời',
    text: 'Hãy thử lại sau giây lát.',
  },
  unverified_domain: {
    title: 'Cấu hình ứng dụng sai',
    text: 'Địa chỉ web này không được dùng ví của ứng dụng.',
  },
}
