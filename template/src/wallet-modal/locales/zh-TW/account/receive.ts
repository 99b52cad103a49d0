import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: '接收',
  codeLabel: '您地址的 QR 碼。地址本身顯示於下方。',
  codeTooLong: '此地址過長，無法產生 QR 碼。請改為複製地址。',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `僅限 ${network}`
    return network === family ? `${network} 及相容網路` : `${network} 及其他 ${family} 網路`
  },
  supportedNetworks: '支援的網路',
  onlyTheseNetworks: '請僅在這些網路上接收。透過其他網路傳送的資產可能會遺失。',
  onlyThisNetwork: '請僅在此網路上接收。透過其他網路傳送的資產可能會遺失。',
  waiting: '正在等候您的錢包',
  waitingText: '錢包確認後，將顯示您的地址。',
  accountNotFound: '找不到帳戶',
}
