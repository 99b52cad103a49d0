import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('vi')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => `${number(count)} lệnh gọi trong một giao dịch`,
  together: 'Cùng nhau',
  allOrNothing: 'Tất cả hoặc không gì cả: nếu một lệnh gọi không thành công, không lệnh nào được thực hiện',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Lệnh gọi ${place}: ${warning}`,
  fee: 'Phí',
  paidByApp: 'Ứng dụng trả',
  firstTransaction: 'Giao dịch đầu tiên',
  setsUp: (network, address) =>
    `Giao dịch này thiết lập tài khoản trên ${network}. Từ đó, tài khoản chạy mã lệnh tại ${address}`,
  replacesCode: (address) => `Tài khoản hiện chạy mã lệnh tại ${address}. Giao dịch này thay thế mã lệnh đó.`,
  replacesEarlier:
    'Một giao dịch trước đó của tài khoản này chưa được ghi vào mạng. Chỉ một trong hai giao dịch sẽ được thực hiện.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Tài khoản này không thể trả phí cho giao dịch. Không có gì được gửi đi',
  notAccepted: 'Tài khoản không chấp nhận thao tác này. Không có gì được gửi đi',
  otherFaster: 'Một thao tác khác của tài khoản này nhanh hơn. Hãy thử lại. Không có gì được gửi đi',
  notPaidFor: 'Bên trả phí của ứng dụng không trả phí cho thao tác này. Không có gì được gửi đi',
  earlierWaits:
    'Một thao tác trước đó của tài khoản này chưa được ghi vào mạng. Hãy thử lại sau. Không có gì được gửi đi',
  wouldFail: (reason) => `Mạng cho biết giao dịch này sẽ không thành công: “${reason}”. Không có gì được gửi đi`,
  bundlerRefuses: (network, reason) => `Bundler của ${network} từ chối thao tác: “${reason}”. Không có gì được gửi đi`,
  payerRefuses: (reason) => `Ứng dụng không trả phí cho việc này: “${reason}”. Không có gì được ký`,
  bundlerSilent: (network) => `Bundler của ${network} không trả lời. Hãy thử lại sau`,
  paymasterSilent: (network) => `Paymaster của ${network} không trả lời. Hãy thử lại sau`,
  bundlerAnswer: (network) => `Bundler của ${network} đã trả lời, nhưng đó không phải là ước tính`,
  paymasterAnswer: 'Paymaster đã trả lời theo cách mà ví không chấp nhận. Không có gì được ký',
  tooMuchGas: 'Bundler yêu cầu nhiều gas hơn mức mà ví này cho phép. Không có gì được gửi đi',
  priceTooHigh: 'Mạng yêu cầu mức giá cao hơn mức mà ví này cho phép. Không có gì được gửi đi',
  notShown: 'Đây không phải là thao tác đã được hiển thị. Không có gì được ký',
  maybeSent: (operation) =>
    `Bundler không trả lời, nên thao tác ${operation} có thể đã được gửi đi. Hãy xem tài khoản của bạn trước khi thử lại`,
  notIncluded: (operation) =>
    `Thao tác ${operation} chưa được ghi vào mạng. Thao tác vẫn có thể được ghi, nên hãy xem tài khoản của bạn trước khi thử lại`,
  failedPaid: (transaction) =>
    `Giao dịch không thành công và không thay đổi gì, nhưng phí của giao dịch đã được trả. Giao dịch nằm trong ${transaction}`,
}
