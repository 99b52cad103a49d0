import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `Đăng nhập vào ${app}`,
  unknownApp: 'ứng dụng này',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'Chữ ký chứng minh tài khoản này là của bạn. Việc ký miễn phí và không chuyển đi tài sản nào.',
  requiredNote: 'Nếu bạn hủy, ví của bạn sẽ bị ngắt kết nối.',
  site: 'Trang web',
  statement: 'Nội dung bạn ký',
  account: 'Tài khoản',
  network: 'Mạng',
  validUntil: 'Có hiệu lực đến',
  fullMessage: 'Toàn bộ nội dung',
  cancel: 'Hủy',
  cancelling: 'Đang hủy…',
  sign: 'Ký',
  signing: 'Đang ký…',
  notEnabled: 'Ứng dụng này không có đăng nhập.',
  notReady: 'Không tạo được nội dung để ký',
  tryAgain: 'Thử lại',
  unavailable: 'Không đăng nhập được',
  unavailableText: 'Dịch vụ đăng nhập của ứng dụng này không phản hồi. Hãy thử lại sau giây lát.',
  failedText: 'Bạn chưa đăng nhập. Bạn có thể thử lại.',
  expired: 'Phiên của bạn đã hết hạn. Hãy đăng nhập lại.',
  reasons: {
    signOutFailed: 'không đăng xuất được',
    noSession: 'máy chủ không bắt đầu phiên nào',
    otherAccount: 'nội dung này được tạo cho tài khoản khác',
    otherDomain: (domain) => `nội dung này được tạo cho ${domain}`,
  },
}
