import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('nl')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# aanroep als één transactie', other: '# aanroepen als één transactie' }),
  together: 'Samen',
  allOrNothing: 'Alles of niets: als één aanroep mislukt, gebeurt er geen enkele',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Aanroep ${place}: ${warning}`,
  fee: 'Kosten',
  paidByApp: 'Betaald door de app',
  firstTransaction: 'Eerste transactie',
  setsUp: (network, address) =>
    `Deze transactie stelt het account in op ${network}. Vanaf dan voert het de code op ${address} uit`,
  replacesCode: (address) =>
    `Het account voert op dit moment de code op ${address} uit. Deze transactie vervangt die code.`,
  replacesEarlier:
    'Een eerdere transactie van dit account is nog niet in het netwerk opgenomen. Slechts één van de twee wordt uitgevoerd.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Dit account kan de transactie niet betalen. Er is niets verstuurd',
  notAccepted: 'Het account heeft deze operatie niet geaccepteerd. Er is niets verstuurd',
  otherFaster: 'Een andere operatie van dit account was sneller. Probeer het opnieuw. Er is niets verstuurd',
  notPaidFor: 'De betaler van de app betaalt niet voor deze operatie. Er is niets verstuurd',
  earlierWaits:
    'Een eerdere operatie van dit account is nog niet in het netwerk opgenomen. Probeer het later opnieuw. Er is niets verstuurd',
  wouldFail: (reason) => `Volgens het netwerk zou deze transactie mislukken: ‘${reason}’. Er is niets verstuurd`,
  bundlerRefuses: (network, reason) =>
    `De bundler van ${network} weigert de operatie: ‘${reason}’. Er is niets verstuurd`,
  payerRefuses: (reason) => `De app betaalt hier niet voor: ‘${reason}’. Er is niets ondertekend`,
  bundlerSilent: (network) => `De bundler van ${network} antwoordt niet. Probeer het later opnieuw`,
  paymasterSilent: (network) => `De paymaster van ${network} antwoordt niet. Probeer het later opnieuw`,
  bundlerAnswer: (network) => `De bundler van ${network} gaf een antwoord dat geen schatting is`,
  paymasterAnswer: 'De paymaster gaf een antwoord dat de wallet niet accepteert. Er is niets ondertekend',
  tooMuchGas: 'De bundler vraagt meer gas dan deze wallet toestaat. Er is niets verstuurd',
  priceTooHigh: 'Het netwerk vraagt een hogere prijs dan deze wallet toestaat. Er is niets verstuurd',
  notShown: 'De operatie is niet degene die werd getoond. Er is niets ondertekend',
  maybeSent: (operation) =>
    `De bundler heeft niet geantwoord, dus de operatie ${operation} kan verstuurd zijn. Bekijk je account voordat je het opnieuw probeert`,
  notIncluded: (operation) =>
    `De operatie ${operation} is nog niet in het netwerk opgenomen. Dat kan nog gebeuren, dus bekijk je account voordat je het opnieuw probeert`,
  failedPaid: (transaction) =>
    `De transactie is mislukt en heeft niets veranderd, maar de kosten ervan zijn betaald. Ze staat in ${transaction}`,
}
