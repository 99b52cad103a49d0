import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Receber',
  codeLabel: 'Código do seu endereço. O próprio endereço está abaixo.',
  codeTooLong: 'Este endereço é longo demais para um código. Copie-o.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Somente ${network}`
    return network === family ? `${network} e redes compatíveis` : `${network} e outras redes ${family}`
  },
  supportedNetworks: 'Redes compatíveis',
  onlyTheseNetworks: 'Receba somente nestas redes. O que for enviado por outra pode se perder.',
  onlyThisNetwork: 'Receba somente nesta rede. O que for enviado por outra pode se perder.',
  waiting: 'Aguardando sua carteira',
  waitingText: 'Seu endereço será mostrado assim que sua carteira o confirmar.',
  accountNotFound: 'Conta não encontrada',
}
