import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'non riuscirebbe',
  notEnough: (symbol) => `${symbol} insufficienti per l’importo e la commissione`,
  tooLittle: (symbol) => `ci sono troppo pochi ${symbol}`,
  notEnoughOrToken: (symbol) => `${symbol} insufficienti o token insufficienti`,
  notEnoughToken: 'token insufficienti',
  notMoved: 'il token non sposterebbe l’importo',
  otherOwner: 'l’account appartiene a qualcun altro',
  frozen: 'l’account del token è congelato',
  belowMinimum: (symbol) =>
    `un account non vuoto richiede almeno 0,00089088 ${symbol}: quello del destinatario, e ciò che resta nel tuo`,
  outOfDate: 'è scaduta: riprova',
  known: 'la rete ce l’ha già',
  ofProgram: (error) => `errore ${error} del programma`,
  signature: 'la firma del wallet non corrisponde',
  unreadable: 'la risposta non è leggibile',
}
