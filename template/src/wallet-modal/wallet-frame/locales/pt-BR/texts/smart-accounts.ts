import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('pt-BR')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# chamada como uma única transação', other: '# chamadas como uma única transação' }),
  together: 'Em conjunto',
  allOrNothing: 'Tudo ou nada: se uma chamada falhar, nenhuma acontece',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Chamada ${place}: ${warning}`,
  fee: 'Taxa',
  paidByApp: 'Paga pelo app',
  firstTransaction: 'Primeira transação',
  setsUp: (network, address) =>
    `Esta transação configura a conta em ${network}. A partir daí, a conta executa o código em ${address}`,
  replacesCode: (address) => `A conta executa atualmente o código em ${address}. Esta transação substitui esse código.`,
  replacesEarlier: 'Uma transação anterior desta conta ainda não foi incluída. Só uma das duas acontecerá.',
}
