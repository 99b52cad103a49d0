import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: '받기',
  codeLabel: '내 주소의 QR 코드. 주소는 아래에 있습니다.',
  codeTooLong: '이 주소는 너무 길어 QR 코드로 만들 수 없습니다. 대신 주소를 복사하세요.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `${network} 전용`
    return network === family ? `${network} 및 호환 네트워크` : `${network} 및 기타 ${family} 계열 네트워크`
  },
  supportedNetworks: '지원 네트워크',
  onlyTheseNetworks: '이 네트워크들에서만 받으세요. 다른 네트워크로 보낸 것은 잃을 수 있습니다.',
  onlyThisNetwork: '이 네트워크에서만 받으세요. 다른 네트워크로 보낸 것은 잃을 수 있습니다.',
  waiting: '지갑을 기다리고 있습니다',
  waitingText: '지갑에서 주소를 확인하면 여기에 표시됩니다.',
  accountNotFound: '계정을 찾을 수 없습니다',
}
