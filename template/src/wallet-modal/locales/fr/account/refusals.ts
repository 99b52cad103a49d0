import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'elle échouerait',
  notEnough: (symbol) => `pas assez de ${symbol} pour le montant et les frais`,
  tooLittle: (symbol) => `il y a trop peu de ${symbol}`,
  notEnoughOrToken: (symbol) => `pas assez de ${symbol} ou pas assez du jeton`,
  notEnoughToken: 'pas assez du jeton',
  notMoved: 'le jeton ne déplacerait pas le montant',
  otherOwner: 'le compte appartient à quelqu’un d’autre',
  frozen: 'le compte du jeton est gelé',
  belowMinimum: (symbol) =>
    `un compte qui n’est pas vide a besoin d’au moins 0,00089088 ${symbol} : celui du destinataire, et ce qui reste dans le vôtre`,
  outOfDate: 'elle est périmée : réessayez',
  known: 'le réseau l’a déjà',
  ofProgram: (error) => `erreur ${error} du programme`,
  signature: 'la signature du portefeuille ne correspond pas',
  unreadable: 'la réponse est illisible',
}
