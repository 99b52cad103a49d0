import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'sie würde fehlschlagen',
  notEnough: (symbol) => `nicht genug ${symbol} für den Betrag und die Gebühr`,
  tooLittle: (symbol) => `zu wenig ${symbol}`,
  notEnoughOrToken: (symbol) => `nicht genug ${symbol} oder nicht genug vom Token`,
  notEnoughToken: 'nicht genug vom Token',
  notMoved: 'der Token würde den Betrag nicht bewegen',
  otherOwner: 'das Konto gehört jemand anderem',
  frozen: 'das Token-Konto ist eingefroren',
  belowMinimum: (symbol) =>
    `ein Konto, das nicht leer ist, braucht mindestens 0,00089088 ${symbol}: das des Empfängers und auch Ihres, nach dem Senden`,
  outOfDate: 'sie ist veraltet: Versuchen Sie es erneut',
  known: 'das Netzwerk hat sie schon',
  ofProgram: (error) => `Fehler ${error} des Programms`,
  signature: 'die Signatur der Wallet passt nicht',
  unreadable: 'die Antwort ist nicht lesbar',
}
