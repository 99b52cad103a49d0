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
