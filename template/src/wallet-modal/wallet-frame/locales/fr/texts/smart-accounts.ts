import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('fr')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => plural(count, { one: '# appel en une transaction', other: '# appels en une transaction' }),
  together: 'Ensemble',
  allOrNothing: 'Tout ou rien : si un appel échoue, aucun n’a lieu',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Appel ${place} : ${warning}`,
  fee: 'Frais',
  paidByApp: 'Payés par l’application',
  firstTransaction: 'Première transaction',
  setsUp: (network, address) =>
    `Cette transaction met en place le compte sur ${network}. À partir de là, le compte exécute le code situé à ${address}`,
  replacesCode: (address) =>
    `Le compte exécute actuellement le code situé à ${address}. Cette transaction remplace ce code.`,
  replacesEarlier: 'Une transaction antérieure de ce compte n’est pas encore incluse. Une seule des deux aura lieu.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Ce compte ne peut pas payer la transaction. Rien n’a été envoyé',
  notAccepted: 'Le compte n’a pas accepté cette opération. Rien n’a été envoyé',
  otherFaster: 'Une autre opération de ce compte a été plus rapide. Réessayez. Rien n’a été envoyé',
  notPaidFor: 'Le payeur de l’application ne paie pas cette opération. Rien n’a été envoyé',
  earlierWaits:
    'Une opération antérieure de ce compte n’est pas encore incluse. Réessayez plus tard. Rien n’a été envoyé',
  wouldFail: (reason) => `Selon le réseau, cette transaction échouerait : « ${reason} ». Rien n’a été envoyé`,
  bundlerRefuses: (network, reason) =>
    `Le bundler de ${network} rejette l’opération : « ${reason} ». Rien n’a été envoyé`,
  payerRefuses: (reason) => `L’application ne paie pas cela : « ${reason} ». Rien n’a été signé`,
  bundlerSilent: (network) => `Le bundler de ${network} ne répond pas. Réessayez plus tard`,
  paymasterSilent: (network) => `Le paymaster de ${network} ne répond pas. Réessayez plus tard`,
  bundlerAnswer: (network) => `Le bundler de ${network} a donné une réponse qui n’est pas une estimation`,
  paymasterAnswer: 'Le paymaster a donné une réponse que le portefeuille n’accepte pas. Rien n’a été signé',
  tooMuchGas: 'Le bundler demande plus de gaz que ce portefeuille n’en autorise. Rien n’a été envoyé',
  priceTooHigh: 'Le réseau demande un prix plus élevé que ce portefeuille n’autorise. Rien n’a été envoyé',
  notShown: 'L’opération n’est pas celle qui a été affichée. Rien n’a été signé',
  maybeSent: (operation) =>
    `Le bundler n’a pas répondu, l’opération ${operation} a donc peut-être été envoyée. Consultez votre compte avant de réessayer`,
  notIncluded: (operation) =>
    `L’opération ${operation} n’est pas encore incluse. Elle peut encore l’être ; consultez donc votre compte avant de réessayer`,
  failedPaid: (transaction) =>
    `La transaction a échoué et n’a rien changé, mais ses frais ont été payés. Elle se trouve dans ${transaction}`,
}
