import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('vi')

export const history: TextsById['history'] = {
  tab: 'Hoạt động',
  list: 'Giao dịch',
  kinds: {
    // An allowance, not a confirmation: a contract may take tokens.
    approve: { done: 'Đã cấp quyền', pending: 'Đang cấp quyền', failed: 'Cấp quyền không thành công' },
    borrow: { done: 'Đã vay', pending: 'Đang xử lý khoản vay', failed: 'Vay không thành công' },
    burn: { done: 'Đã đốt', pending: 'Đang đốt', failed: 'Đốt không thành công' },
    buy: { done: 'Đã mua', pending: 'Đang mua', failed: 'Mua không thành công' },
    cancel: { done: 'Đã hủy', pending: 'Đang hủy', failed: 'Hủy không thành công' },
    claim: { done: 'Đã lĩnh', pending: 'Đang lĩnh', failed: 'Lĩnh không thành công' },
    deploy: { done: 'Đã triển khai', pending: 'Đang triển khai', failed: 'Triển khai không thành công' },
    deposit: { done: 'Đã nạp', pending: 'Đang nạp', failed: 'Nạp không thành công' },
    execute: { done: 'Đã thực thi', pending: 'Đang thực thi', failed: 'Thực thi không thành công' },
    mint: { done: 'Đã đúc', pending: 'Đang đúc', failed: 'Đúc không thành công' },
    receive: { done: 'Đã nhận', pending: 'Đang nhận', failed: 'Nhận không thành công' },
    repay: { done: 'Đã trả nợ', pending: 'Đang trả nợ', failed: 'Trả nợ không thành công' },
    sell: { done: 'Đã bán', pending: 'Đang bán', failed: 'Bán không thành công' },
    send: { done: 'Đã gửi', pending: 'Đang gửi', failed: 'Gửi không thành công' },
    // "Đang stake" would say that the stake is running already.
    stake: { done: 'Đã stake', pending: 'Đang xử lý stake', failed: 'Stake không thành công' },
    trade: { done: 'Đã hoán đổi', pending: 'Đang hoán đổi', failed: 'Hoán đổi không thành công' },
    unstake: { done: 'Đã bỏ stake', pending: 'Đang bỏ stake', failed: 'Bỏ stake không thành công' },
    withdraw: { done: 'Đã rút', pending: 'Đang rút', failed: 'Rút không thành công' },
  },
  sendingTo: (receiver) => `Đang gửi đến ${receiver}`,
  notConfirmed: 'Chưa được xác nhận',
  from: (sender) => `từ ${sender}`,
  to: (receiver) => `đến ${receiver}`,
  confirmed: 'Đã xác nhận',
  pending: 'Đang chờ',
  failed: 'Không thành công',
  notSent: 'Không gửi được',
  nameless: '-',
  moreTransfers: (count) => plural(count, { other: 'và # lượt chuyển khác' }),
  allActivity: 'Toàn bộ hoạt động',
  showMore: 'Hiện thêm',
  ownOnly: 'Chỉ hiển thị các giao dịch được gửi từ trình duyệt này.',
  unavailable: 'Không xem được hoạt động',
  unavailableText: 'Dịch vụ dữ liệu không phản hồi, và không có gì được gửi từ trình duyệt này.',
  incomplete: 'Phần còn lại chưa tải được.',
  noTransactions: 'Chưa có giao dịch',
  noTransactionsText: 'Khi bạn gửi, nhận hoặc dùng một ứng dụng, giao dịch sẽ hiện ở đây.',
  noActivity: 'Chưa có hoạt động',
  noActivityText: 'Các giao dịch tiếp theo của bạn sẽ hiện ở đây.',
  receive: 'Nhận',
}
