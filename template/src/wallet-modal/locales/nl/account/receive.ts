import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Ontvangen',
  codeLabel: 'Code van je adres. Het adres zelf staat hieronder.',
  codeTooLong: 'Dit adres is te lang voor een code. Kopieer het adres.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Alleen ${network}`
    return network === family ? `${network} en compatibele netwerken` : `${network} en andere ${family}-netwerken`
  },
  supportedNetworks: 'Ondersteunde netwerken',
  onlyTheseNetworks: 'Ontvang alleen op deze netwerken. Wat op een ander netwerk wordt verstuurd, kan verloren gaan.',
  onlyThisNetwork: 'Ontvang alleen op dit netwerk. Wat op een ander netwerk wordt verstuurd, kan verloren gaan.',
  waiting: 'Wachten op je wallet',
  waitingText: 'Je adres wordt getoond zodra je wallet het heeft bevestigd.',
  accountNotFound: 'Account niet gevonden',
}
