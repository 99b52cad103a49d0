import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Đang gửi ${amount}`,
  sendingText: 'Mạng sẽ xác nhận sau giây lát. Bạn có thể đóng cửa sổ này.',
  sent: (amount) => `Đã gửi ${amount}`,
  sentText: (receiver) => `Số tiền đã đến ${receiver}.`,
  reverted: 'Mạng đã từ chối lượt chuyển',
  revertedText: 'Số tiền không được chuyển đi. Mạng có thể đã giữ lại phí.',
  unknown: 'Chưa được xác nhận',
  unknownText:
    'Mạng chưa phản hồi. Giao dịch vẫn có thể thành công, vì vậy đừng gửi lại khi bạn chưa kiểm tra tài khoản của mình.',
  swapping: (amount) => `Đang hoán đổi ${amount}`,
  swapped: (amount) => `Đã hoán đổi ${amount}`,
  swappedText: (amount) => `Ít nhất ${amount} đã đến tài khoản của bạn.`,
  swapReverted: 'Mạng đã từ chối lần hoán đổi',
  swapRevertedText:
    'Giá đã thay đổi nhiều hơn mức bạn cho phép, hoặc mất quá nhiều thời gian. Token của bạn vẫn còn, nhưng bạn đã trả phí mạng.',
  transaction: 'một giao dịch',
  transactionSent: 'Đã gửi giao dịch',
  transactionSentText: 'Mạng đã xác nhận giao dịch.',
  transactionReverted: 'Mạng đã từ chối giao dịch',
  transactionRevertedText: 'Không có gì được chuyển đi. Mạng có thể đã giữ lại phí.',
  done: 'Xong',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Đang gửi ${amount}`,
  sendingUnknown: (amount) => `Chưa được xác nhận: ${amount}`,
  sent: (amount) => `Đã gửi: ${amount}`,
  sendFailed: (amount) => `Không gửi được: ${amount}`,
  sendRefused: 'Mạng đã từ chối.',
  swapping: (amount) => `Đang hoán đổi ${amount}`,
  swapped: (amount) => `Đã hoán đổi: ${amount}`,
  swapFailed: (amount) => `Không hoán đổi được: ${amount}`,
  transaction: 'một giao dịch',
  to: (receiver) => `Đến ${receiver}`,
  confirmIn: (wallet) => `Xác nhận trong ${wallet}`,
  confirmText: 'Kiểm tra thông tin chi tiết trong ví của bạn rồi xác nhận tại đó.',
  // Only the waiting ends: the request may still be open in the wallet.
  cancelRequest: 'Ngừng chờ',
}
