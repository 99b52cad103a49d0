import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('uk')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, {
      one: '# виклик однією транзакцією',
      few: '# виклики однією транзакцією',
      many: '# викликів однією транзакцією',
      other: '# виклику однією транзакцією',
    }),
  together: 'Разом',
  allOrNothing: 'Усе або нічого: якщо один виклик не вдасться, не виконається жоден',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Виклик ${place}: ${warning}`,
  fee: 'Комісія',
  paidByApp: 'Сплачує застосунок',
  firstTransaction: 'Перша транзакція',
  setsUp: (network, address) =>
    `Ця транзакція налаштовує акаунт у мережі ${network}. Після цього він виконує код за адресою ${address}`,
  replacesCode: (address) => `Зараз акаунт виконує код за адресою ${address}. Ця транзакція замінює цей код.`,
  replacesEarlier: 'Попередню транзакцію цього акаунта мережа ще не включила. Виконається лише одна з двох.',
}
