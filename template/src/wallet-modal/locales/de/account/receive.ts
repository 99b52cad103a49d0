import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Empfangen',
  codeLabel: 'Code Ihrer Adresse. Die Adresse selbst steht darunter.',
  codeTooLong: 'Diese Adresse ist zu lang für einen Code. Kopieren Sie sie stattdessen.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Nur ${network}`
    return network === family ? `${network} und kompatible Netzwerke` : `${network} und andere ${family}-Netzwerke`
  },
  supportedNetworks: 'Unterstützte Netzwerke',
  onlyTheseNetworks: 'Empfangen Sie nur in diesen Netzwerken. Was über ein anderes gesendet wird, kann verloren gehen.',
  onlyThisNetwork: 'Empfangen Sie nur in diesem Netzwerk. Was über ein anderes gesendet wird, kann verloren gehen.',
  waiting: 'Warten auf Ihre Wallet',
  waitingText: 'Ihre Adresse wird angezeigt, sobald Ihre Wallet sie bestätigt hat.',
  accountNotFound: 'Konto nicht gefunden',
}
