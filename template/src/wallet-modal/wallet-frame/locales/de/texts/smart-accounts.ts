import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('de')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# Aufruf als eine Transaktion', other: '# Aufrufe als eine Transaktion' }),
  together: 'Gemeinsam',
  allOrNothing: 'Alles oder nichts: Schlägt ein Aufruf fehl, geschieht keiner',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Aufruf ${place}: ${warning}`,
  fee: 'Gebühr',
  paidByApp: 'Die App zahlt',
  firstTransaction: 'Erste Transaktion',
  setsUp: (network, address) =>
    `Diese Transaktion richtet das Konto auf ${network} ein. Danach führt das Konto den Code unter ${address} aus`,
  replacesCode: (address) => `Das Konto führt derzeit den Code unter ${address} aus. Diese Transaktion ersetzt ihn.`,
  replacesEarlier:
    'Eine frühere Transaktion dieses Kontos ist noch nicht ausgeführt. Nur eine der beiden wird stattfinden.',
}
