import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Odbierz',
  codeLabel: 'Kod z Twoim adresem. Sam adres jest poniżej.',
  codeTooLong: 'Ten adres jest za długi na kod. Zamiast tego skopiuj adres.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Tylko ${network}`
    return network === family ? `${network} i zgodne sieci` : `${network} i inne sieci ${family}`
  },
  supportedNetworks: 'Obsługiwane sieci',
  onlyTheseNetworks: 'Odbieraj tylko w tych sieciach. To, co zostanie wysłane w innej, może przepaść.',
  onlyThisNetwork: 'Odbieraj tylko w tej sieci. To, co zostanie wysłane w innej, może przepaść.',
  waiting: 'Oczekiwanie na portfel',
  waitingText: 'Twój adres pojawi się, gdy portfel go potwierdzi.',
  accountNotFound: 'Nie znaleziono konta',
}
