import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('pl')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, {
      one: '# wywołanie jako jedna transakcja',
      few: '# wywołania jako jedna transakcja',
      many: '# wywołań jako jedna transakcja',
      other: '# wywołania jako jedna transakcja',
    }),
  together: 'Razem',
  allOrNothing: 'Wszystko albo nic: jeśli jedno wywołanie się nie powiedzie, nie nastąpi żadne',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Wywołanie ${place}: ${warning}`,
  fee: 'Opłata',
  paidByApp: 'Płaci aplikacja',
  firstTransaction: 'Pierwsza transakcja',
  setsUp: (network, address) =>
    `Ta transakcja konfiguruje konto w sieci ${network}. Odtąd konto wykonuje kod pod adresem ${address}`,
  replacesCode: (address) => `Konto wykonuje obecnie kod pod adresem ${address}. Ta transakcja go zastępuje.`,
  replacesEarlier:
    'Sieć nie uwzględniła jeszcze wcześniejszej transakcji tego konta. Nastąpi tylko jedna z tych dwóch.',
}
