import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Ricevi',
  codeLabel: 'Codice del tuo indirizzo. L’indirizzo stesso è qui sotto.',
  codeTooLong: 'Questo indirizzo è troppo lungo per un codice. Copia l’indirizzo.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Solo ${network}`
    return network === family ? `${network} e reti compatibili` : `${network} e altre reti ${family}`
  },
  supportedNetworks: 'Reti supportate',
  onlyTheseNetworks: 'Ricevi solo su queste reti. Ciò che viene inviato su un’altra potrebbe andare perso.',
  onlyThisNetwork: 'Ricevi solo su questa rete. Ciò che viene inviato su un’altra potrebbe andare perso.',
  waiting: 'In attesa del tuo wallet',
  waitingText: 'Il tuo indirizzo compare appena il tuo wallet lo ha confermato.',
  accountNotFound: 'Account non trovato',
}
