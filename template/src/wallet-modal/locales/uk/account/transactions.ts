import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Триває надсилання: ${amount}`,
  sendingText: 'Мережа невдовзі підтвердить транзакцію. Це вікно можна закрити.',
  sent: (amount) => `Надіслано: ${amount}`,
  sentText: (receiver) => `Переказ надійшов на ${receiver}.`,
  reverted: 'Мережа відхилила переказ',
  revertedText: 'Суму не переказано. Мережа могла утримати свою комісію.',
  unknown: 'Поки не підтверджено',
  unknownText:
    'Мережа не відповіла. Транзакція ще може пройти, тому не надсилайте її знову, поки не перевірите свій акаунт.',
  swapping: (amount) => `Триває обмін: ${amount}`,
  swapped: (amount) => `Обміняно: ${amount}`,
  swappedText: (amount) => `На ваш акаунт надійшло щонайменше ${amount}.`,
  swapReverted: 'Мережа відхилила обмін',
  swapRevertedText:
    'Ціна змінилася сильніше, ніж ви дозволили, або обмін тривав занадто довго. Токени залишилися у вас, але комісію мережі сплачено.',
  transaction: 'транзакція',
  transactionSent: 'Транзакцію надіслано',
  transactionSentText: 'Мережа підтвердила її.',
  transactionReverted: 'Мережа відхилила транзакцію',
  transactionRevertedText: 'Нічого не переказано. Мережа могла утримати свою комісію.',
  done: 'Готово',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Триває надсилання: ${amount}`,
  sendingUnknown: (amount) => `Поки не підтверджено: ${amount}`,
  sent: (amount) => `Надіслано: ${amount}`,
  sendFailed: (amount) => `Не надіслано: ${amount}`,
  sendRefused: 'Мережа відхилила транзакцію.',
  swapping: (amount) => `Триває обмін: ${amount}`,
  swapped: (amount) => `Обміняно: ${amount}`,
  swapFailed: (amount) => `Не обміняно: ${amount}`,
  transaction: 'транзакція',
  to: (receiver) => `На ${receiver}`,
  confirmIn: (wallet) => `Підтвердьте в ${wallet}`,
  confirmText: 'Перевірте дані в гаманці та підтвердьте там.',
  cancelRequest: 'Припинити очікування',
}
