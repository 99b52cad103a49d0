import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Nhận',
  codeLabel: 'Mã của địa chỉ của bạn. Địa chỉ nằm bên dưới.',
  codeTooLong: 'Địa chỉ này quá dài để tạo mã. Hãy sao chép địa chỉ.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Chỉ ${network}`
    return network === family ? `${network} và các mạng tương thích` : `${network} và các mạng ${family} khác`
  },
  supportedNetworks: 'Các mạng được hỗ trợ',
  onlyTheseNetworks: 'Chỉ nhận trên các mạng này. Những gì gửi qua mạng khác có thể bị mất.',
  onlyThisNetwork: 'Chỉ nhận trên mạng này. Những gì gửi qua mạng khác có thể bị mất.',
  waiting: 'Đang chờ ví của bạn',
  waitingText: 'Địa chỉ của bạn sẽ hiện khi ví của bạn đã xác nhận địa chỉ đó.',
  accountNotFound: 'Không tìm thấy tài khoản',
}
