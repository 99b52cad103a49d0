import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'giao dịch sẽ không thành công',
  notEnough: (symbol) => `không đủ ${symbol} cho số tiền và phí`,
  tooLittle: (symbol) => `có quá ít ${symbol}`,
  notEnoughOrToken: (symbol) => `không đủ ${symbol} hoặc không đủ token`,
  notEnoughToken: 'không đủ token',
  notMoved: 'token sẽ không chuyển số tiền này',
  otherOwner: 'tài khoản này thuộc về người khác',
  frozen: 'tài khoản token bị đóng băng',
  belowMinimum: (symbol) =>
    `tài khoản không trống cần ít nhất 0,00089088 ${symbol}: tài khoản của người nhận và phần còn lại trong tài khoản của bạn`,
  outOfDate: 'đã hết hiệu lực: hãy thử lại',
  known: 'mạng đã có giao dịch này',
  ofProgram: (error) => `lỗi ${error} của chương trình`,
  signature: 'chữ ký của ví không khớp',
  unreadable: 'không đọc được câu trả lời',
}
