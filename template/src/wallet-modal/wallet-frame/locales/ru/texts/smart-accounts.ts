import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('ru')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, {
      one: '# вызов одной транзакцией',
      few: '# вызова одной транзакцией',
      many: '# вызовов одной транзакцией',
      other: '# вызова одной транзакцией',
    }),
  together: 'Вместе',
  allOrNothing: 'Все или ничего: если один вызов не удастся, не выполнится ни один',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Вызов ${place}: ${warning}`,
  fee: 'Комиссия',
  paidByApp: 'Платит приложение',
  firstTransaction: 'Первая транзакция',
  setsUp: (network, address) =>
    `Эта транзакция настраивает аккаунт в сети ${network}. После этого он выполняет код по адресу ${address}`,
  replacesCode: (address) => `Сейчас аккаунт выполняет код по адресу ${address}. Эта транзакция заменяет этот код.`,
  replacesEarlier: 'Сеть еще не включила предыдущую транзакцию этого аккаунта. Выполнится только одна из двух.',
}
