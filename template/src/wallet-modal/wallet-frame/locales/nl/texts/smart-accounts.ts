import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('nl')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# aanroep als één transactie', other: '# aanroepen als één transactie' }),
  together: 'Samen',
  allOrNothing: 'Alles of niets: als één aanroep mislukt, gebeurt er geen enkele',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Aanroep ${place}: ${warning}`,
  fee: 'Kosten',
  paidByApp: 'Betaald door de app',
  firstTransaction: 'Eerste transactie',
  setsUp: (network, address) =>
    `Deze transactie stelt het account in op ${network}. Vanaf dan voert het de code op ${address} uit`,
  replacesCode: (address) =>
    `Het account voert op dit moment de code op ${address} uit. Deze transactie vervangt die code.`,
  replacesEarlier:
    'Een eerdere transactie van dit account is nog niet in het netwerk opgenomen. Slechts één van de twee wordt uitgevoerd.',
}
