import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Recevoir',
  codeLabel: 'Code de votre adresse. L’adresse elle-même figure ci-dessous.',
  codeTooLong: 'Cette adresse est trop longue pour un code. Copiez-la plutôt.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `${network} uniquement`
    return network === family ? `${network} et réseaux compatibles` : `${network} et autres réseaux ${family}`
  },
  supportedNetworks: 'Réseaux pris en charge',
  onlyTheseNetworks: 'Recevez uniquement sur ces réseaux. Ce qui est envoyé sur un autre peut être perdu.',
  onlyThisNetwork: 'Recevez uniquement sur ce réseau. Ce qui est envoyé sur un autre peut être perdu.',
  waiting: 'En attente du portefeuille',
  waitingText: 'Votre adresse s’affichera dès que votre portefeuille l’aura confirmée.',
  accountNotFound: 'Compte introuvable',
}
