import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Идет отправка: ${amount}`,
  sendingText: 'Сеть скоро подтвердит транзакцию. Это окно можно закрыть.',
  sent: (amount) => `Отправлено: ${amount}`,
  sentText: (receiver) => `Перевод поступил на ${receiver}.`,
  reverted: 'Сеть отклонила перевод',
  revertedText: 'Сумма не переведена. Сеть могла удержать свою комиссию.',
  unknown: 'Пока не подтверждено',
  unknownText:
    'Сеть не ответила. Транзакция еще может пройти, поэтому не отправляйте ее снова, пока не проверите свой аккаунт.',
  swapping: (amount) => `Идет обмен: ${amount}`,
  swapped: (amount) => `Обменяно: ${amount}`,
  swappedText: (amount) => `На ваш аккаунт поступило не менее ${amount}.`,
  swapReverted: 'Сеть отклонила обмен',
  swapRevertedText:
    'Цена изменилась сильнее, чем вы разрешили, или обмен занял слишком много времени. Токены остались у вас, но комиссия сети уплачена.',
  transaction: 'транзакция',
  transactionSent: 'Транзакция отправлена',
  transactionSentText: 'Сеть подтвердила ее.',
  transactionReverted: 'Сеть отклонила транзакцию',
  transactionRevertedText: 'Ничего не переведено. Сеть могла удержать свою комиссию.',
  done: 'Готово',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Идет отправка: ${amount}`,
  sendingUnknown: (amount) => `Пока не подтверждено: ${amount}`,
  sent: (amount) => `Отправлено: ${amount}`,
  sendFailed: (amount) => `Не отправлено: ${amount}`,
  sendRefused: 'Сеть отклонила транзакцию.',
  swapping: (amount) => `Идет обмен: ${amount}`,
  swapped: (amount) => `Обменяно: ${amount}`,
  swapFailed: (amount) => `Не обменяно: ${amount}`,
  transaction: 'транзакция',
  to: (receiver) => `На ${receiver}`,
  confirmIn: (wallet) => `Подтвердите в ${wallet}`,
  confirmText: 'Проверьте данные в кошельке и подтвердите там.',
  cancelRequest: 'Прекратить ожидание',
}
