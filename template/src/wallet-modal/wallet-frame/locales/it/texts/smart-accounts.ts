import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('it')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# chiamata come un’unica transazione', other: '# chiamate come un’unica transazione' }),
  together: 'Insieme',
  allOrNothing: 'Tutto o niente: se una chiamata fallisce, non ne avviene nessuna',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Chiamata ${place}: ${warning}`,
  fee: 'Commissione',
  paidByApp: 'Pagata dall’app',
  firstTransaction: 'Prima transazione',
  setsUp: (network, address) =>
    `Questa transazione configura l’account su ${network}. Da quel momento l’account esegue il codice all’indirizzo ${address}`,
  replacesCode: (address) =>
    `Attualmente l’account esegue il codice all’indirizzo ${address}. Questa transazione sostituisce quel codice.`,
  replacesEarlier:
    'Una transazione precedente di questo account non è ancora inclusa nella rete. Delle due ne avverrà solo una.',
}
