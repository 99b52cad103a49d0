import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('vi')

export const tokens: TextsById['tokens'] = {
  tokens: 'Token',
  noTokens: 'Chưa có token',
  noTokensText: (network) => `Những gì bạn nhận trên ${network} sẽ hiện ở đây.`,
  allTokens: 'Tất cả token',
  unpriced: 'Không rõ giá',
  searchTokens: 'Tìm tên hoặc dán địa chỉ',
  noTokenFound: 'Không tìm thấy token',
  noTokenFoundText: (query) => `Không có gì bạn đang có ở đây khớp với “${query}”.`,
  tokensUnavailable: 'Không xem được số dư token',
  tokensUnavailableText: 'Cả dịch vụ dữ liệu lẫn mạng đều không phản hồi.',
  hiddenTokens: (count) => plural(count, { other: '# token không có chữ số thập phân đã bị ẩn' }),
  show: 'Hiện',
}
