import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Recibir',
  codeLabel: 'Código de su dirección. La dirección está más abajo.',
  codeTooLong: 'Esta dirección es demasiado larga para un código. Cópiela en su lugar.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Solo ${network}`
    return network === family ? `${network} y redes compatibles` : `${network} y otras redes de ${family}`
  },
  supportedNetworks: 'Redes compatibles',
  onlyTheseNetworks: 'Reciba únicamente en estas redes. Lo que se envíe por otra podría perderse.',
  onlyThisNetwork: 'Reciba únicamente en esta red. Lo que se envíe por otra podría perderse.',
  waiting: 'Esperando a su billetera',
  waitingText: 'Su dirección se mostrará cuando su billetera la haya confirmado.',
  accountNotFound: 'No se encontró la cuenta',
}
