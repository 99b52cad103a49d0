import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: '受け取る',
  codeLabel: 'アドレスのQRコード。アドレスは下に表示されています。',
  codeTooLong: 'このアドレスは長すぎてQRコードにできません。代わりにアドレスをコピーしてください。',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `${network}のみ`
    return network === family ? `${network}と互換ネットワーク` : `${network}とその他の${family}系ネットワーク`
  },
  supportedNetworks: '対応ネットワーク',
  onlyTheseNetworks:
    'これらのネットワークでのみ受け取ってください。ほかのネットワークで送られたものは失われる可能性があります。',
  onlyThisNetwork:
    'このネットワークでのみ受け取ってください。ほかのネットワークで送られたものは失われる可能性があります。',
  waiting: 'ウォレットを待っています',
  waitingText: 'ウォレットがアドレスを確認すると、ここに表示されます。',
  accountNotFound: 'アカウントが見つかりません',
}
