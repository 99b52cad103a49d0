import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Al',
  codeLabel: 'Adresinizin kodu. Adresin kendisi aşağıdadır.',
  codeTooLong: 'Bu adres bir kod için fazla uzun. Bunun yerine kopyalayın.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Yalnızca ${network}`
    return network === family ? `${network} ve uyumlu ağlar` : `${network} ve diğer ${family} ağları`
  },
  supportedNetworks: 'Desteklenen ağlar',
  onlyTheseNetworks: 'Yalnızca bu ağlarda alın. Başka bir ağda gönderilenler kaybolabilir.',
  onlyThisNetwork: 'Yalnızca bu ağda alın. Başka bir ağda gönderilenler kaybolabilir.',
  waiting: 'Cüzdanınız bekleniyor',
  waitingText: 'Adresiniz, cüzdanınız doğruladıktan sonra gösterilir.',
  accountNotFound: 'Hesap bulunamadı',
}
