import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'Giao dịch có thể đã được gửi',
  maybeSentText:
    'Phản hồi của ví không cho biết điều đó, và mạng chưa hiển thị giao dịch. Hãy kiểm tra tài khoản của bạn trước khi tiếp tục.',
  stillOpen: 'Một yêu cầu trước đó có thể vẫn đang mở trong ví của bạn',
  stillOpenText: 'Hãy từ chối yêu cầu đó trong ví, hoặc kiểm tra tài khoản của bạn trước khi tiếp tục.',
}
