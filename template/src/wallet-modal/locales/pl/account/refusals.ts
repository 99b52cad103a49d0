import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'nie powiedzie się',
  notEnough: (symbol) => `za mało ${symbol} na kwotę i opłatę`,
  tooLittle: (symbol) => `jest za mało ${symbol}`,
  notEnoughOrToken: (symbol) => `za mało ${symbol} lub tokena`,
  notEnoughToken: 'za mało tokena',
  notMoved: 'token nie przeniósłby kwoty',
  otherOwner: 'konto należy do kogoś innego',
  frozen: 'konto tokena jest zamrożone',
  belowMinimum: (symbol) =>
    `konto, które nie jest puste, potrzebuje co najmniej 0,00089088 ${symbol}: konto odbiorcy oraz to, co zostaje na Twoim`,
  outOfDate: 'straciła ważność: spróbuj ponownie',
  known: 'sieć już ją ma',
  ofProgram: (error) => `błąd ${error} programu`,
  signature: 'podpis portfela się nie zgadza',
  unreadable: 'nie można odczytać odpowiedzi',
}
