import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: '接收',
  codeLabel: '您地址的二维码。地址本身显示在下方。',
  codeTooLong: '此地址过长，无法生成二维码。请改为复制地址。',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `仅限 ${network}`
    return network === family ? `${network} 及兼容网络` : `${network} 及其他 ${family} 网络`
  },
  supportedNetworks: '支持的网络',
  onlyTheseNetworks: '请仅在这些网络上接收。通过其他网络发送的资产可能会丢失。',
  onlyThisNetwork: '请仅在此网络上接收。通过其他网络发送的资产可能会丢失。',
  waiting: '正在等待您的钱包',
  waitingText: '钱包确认后，将显示您的地址。',
  accountNotFound: '未找到账户',
}
