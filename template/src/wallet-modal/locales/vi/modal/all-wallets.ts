import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('vi')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? plural(count, { other: 'Tìm trong # ví' }) : 'Tìm ví'),
  showQrCode: 'Hiện mã QR',
  certified: 'Được chứng nhận',
  certifiedOnly: 'WalletConnect chứng nhận',
  certifiedNotice: 'Chỉ ví do WalletConnect chứng nhận',
  found: (count) => (count > 0 ? plural(count, { other: '# ví' }) : 'Không có ví nào'),
  noMatch: (query) => `Không có kết quả cho “${query}”`,
  noMatchText: 'Kiểm tra chính tả, hoặc quét mã bằng bất kỳ ví nào hỗ trợ WalletConnect.',
  noMatchPlainText: 'Kiểm tra chính tả.',
  noCertified: 'Không có ví được chứng nhận',
  noWallets: 'Không có ví để hiển thị',
  noWalletsText: 'Danh mục không có ví nào cho các mạng của ứng dụng này.',
  failed: 'Danh sách ví chưa tải được',
  failedText: 'Kiểm tra kết nối internet của bạn rồi thử lại.',
  outdated: 'Không cập nhật được danh sách.',
  bundledFrom: (date) => `Danh sách đi kèm, ngày ${day(date)}`,
}
