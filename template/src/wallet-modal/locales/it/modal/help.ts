import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Un accesso per tutto il web3',
      text: 'Un wallet prende il posto di account e password. Lo connetti e hai già effettuato l’accesso.',
    },
    {
      title: 'Un posto per ciò che possiedi',
      text: 'Conserva, invia e riceve beni digitali: monete, token, oggetti da collezione.',
    },
    { title: 'La chiave l’hai solo tu', text: 'Le app chiedono, tu approvi. Nessuno sposta nulla senza il tuo sì.' },
  ],
  networkHelp: [
    {
      title: 'Il luogo dove tutto avviene',
      text: 'Una rete registra chi possiede che cosa. Ognuna è gestita da molti computer.',
    },
    {
      title: 'Ognuna ha il suo uso',
      text: 'Le reti sono diverse per costo, velocità e ciò che vi funziona. Lo stesso account può usarne molte.',
    },
  ],
  learnMore: 'Scopri di più',
  exploreAll: 'Esplora tutti',
}
