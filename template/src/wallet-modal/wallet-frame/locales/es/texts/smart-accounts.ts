import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('es')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# llamada como una sola transacción', other: '# llamadas como una sola transacción' }),
  together: 'En conjunto',
  allOrNothing: 'Todo o nada: si una llamada falla, no se ejecuta ninguna',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Llamada ${place}: ${warning}`,
  fee: 'Comisión',
  paidByApp: 'La paga la app',
  firstTransaction: 'Primera transacción',
  setsUp: (network, address) =>
    `Esta transacción configura la cuenta en ${network}. A partir de entonces, la cuenta ejecuta el código de la dirección ${address}`,
  replacesCode: (address) =>
    `La cuenta ejecuta actualmente el código de la dirección ${address}. Esta transacción reemplaza ese código.`,
  replacesEarlier:
    'Una transacción anterior de esta cuenta todavía no está incluida. Solo una de las dos se realizará.',
}
