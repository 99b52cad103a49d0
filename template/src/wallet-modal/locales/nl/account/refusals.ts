import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'ze zou mislukken',
  notEnough: (symbol) => `niet genoeg ${symbol} voor het bedrag en de kosten`,
  tooLittle: (symbol) => `er is te weinig ${symbol}`,
  notEnoughOrToken: (symbol) => `niet genoeg ${symbol} of niet genoeg van de token`,
  notEnoughToken: 'niet genoeg van de token',
  notMoved: 'de token zou het bedrag niet verplaatsen',
  otherOwner: 'het account is van iemand anders',
  frozen: 'het tokenaccount is bevroren',
  belowMinimum: (symbol) =>
    `een account dat niet leeg is, heeft minstens 0,00089088 ${symbol} nodig: dat van de ontvanger, en wat er in het jouwe overblijft`,
  outOfDate: 'ze is verouderd: probeer het opnieuw',
  known: 'het netwerk heeft haar al',
  ofProgram: (error) => `fout ${error} van het programma`,
  signature: 'de handtekening van de wallet klopt niet',
  unreadable: 'het antwoord is niet leesbaar',
}
