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
