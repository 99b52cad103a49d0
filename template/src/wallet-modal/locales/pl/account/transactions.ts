import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Wysyłanie: ${amount}`,
  sendingText: 'Sieć potwierdzi to za chwilę. Możesz zamknąć to okno.',
  sent: (amount) => `Wysłano: ${amount}`,
  sentText: (receiver) => `Dotarło do ${receiver}.`,
  reverted: 'Sieć odrzuciła przelew',
  revertedText: 'Kwota nie została przeniesiona. Sieć mogła zatrzymać swoją opłatę.',
  unknown: 'Jeszcze niepotwierdzone',
  unknownText:
    'Sieć nie odpowiedziała. Transakcja może jeszcze dotrzeć, więc nie wysyłaj jej ponownie, zanim nie sprawdzisz konta.',
  swapping: (amount) => `Trwa wymiana: ${amount}`,
  swapped: (amount) => `Wymieniono: ${amount}`,
  swappedText: (amount) => `Na Twoje konto wpłynęło co najmniej ${amount}.`,
  swapReverted: 'Sieć odrzuciła wymianę',
  swapRevertedText:
    'Cena zmieniła się bardziej, niż dopuszcza Twoje ustawienie, albo trwało to za długo. Tokeny pozostały u Ciebie, ale opłata sieciowa została pobrana.',
  transaction: 'transakcja',
  transactionSent: 'Transakcja wysłana',
  transactionSentText: 'Sieć ją potwierdziła.',
  transactionReverted: 'Sieć odrzuciła transakcję',
  transactionRevertedText: 'Nic nie zostało przeniesione. Sieć mogła zatrzymać swoją opłatę.',
  done: 'Gotowe',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Wysyłanie: ${amount}`,
  sendingUnknown: (amount) => `Jeszcze niepotwierdzone: ${amount}`,
  sent: (amount) => `Wysłano: ${amount}`,
  sendFailed: (amount) => `Nie wysłano: ${amount}`,
  sendRefused: 'Sieć to odrzuciła.',
  swapping: (amount) => `Trwa wymiana: ${amount}`,
  swapped: (amount) => `Wymieniono: ${amount}`,
  swapFailed: (amount) => `Nie wymieniono: ${amount}`,
  transaction: 'transakcja',
  to: (receiver) => `Do ${receiver}`,
  confirmIn: (wallet) => `Potwierdź w ${wallet}`,
  confirmText: 'Sprawdź szczegóły w portfelu i tam potwierdź.',
  cancelRequest: 'Przestań czekać',
}
