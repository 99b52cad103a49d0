import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Phiên thông minh', SmartSessionCreated: 'Phiên thông minh' },
  row: 'Phiên thông minh',
  rowHint: 'Các ứng dụng được phép hành động thay tài khoản này',
  states: { active: 'Đang hoạt động', expired: 'Đã hết hạn', revoked: 'Đã thu hồi' },
  filter: 'Các phiên cần hiển thị',
  unknownApp: 'Ứng dụng không xác định',
  validUntil: 'Có hiệu lực đến',
  until: (date) => `Đến ${date}`,
  revoke: 'Thu hồi',
  revoking: 'Đang thu hồi…',
  none: {
    active: 'Không có phiên đang hoạt động',
    expired: 'Không có phiên đã hết hạn',
    revoked: 'Không có phiên đã thu hồi',
  },
  noneText: 'Các ứng dụng được phép hành động thay tài khoản này được liệt kê ở đây.',
  fetchFailed: 'Không tải được các phiên thông minh',
  revokeFailed: 'Không thu hồi được phiên thông minh',
  failedText: 'Kiểm tra kết nối internet của bạn rồi thử lại.',
  tryAgain: 'Thử lại',
  created: 'Đã tạo phiên thông minh',
  createdText:
    'Ứng dụng được phép hành động thay tài khoản này cho đến khi phiên kết thúc. Bạn có thể thu hồi phiên trong phần cài đặt của tài khoản.',
  gotIt: 'Đã hiểu',
  permission: (type) => `Quyền: ${type}`,
}
