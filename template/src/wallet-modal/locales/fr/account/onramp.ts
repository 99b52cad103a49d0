import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Acheter',
    BuyInProgress: 'Acheter',
    OnRampActivity: 'Achats',
    OnRampFiatSelect: 'Payer en',
    OnRampTokenSelect: 'Acheter',
    WhatIsABuy: 'Comment marche l’achat ?',
  },
  action: 'Acheter',
  pay: 'Vous payez',
  get: 'Vous recevez',
  placeholder: '0',
  about: (amount) => `Environ ${amount}`,
  noQuote: 'Pas de prix pour le moment. Le prestataire en affiche un.',
  asking: 'Demande du prix',
  presets: 'Montants au choix',
  tooLow: (least) => `Payez au moins ${least}.`,
  tooHigh: (most) => `Payez au plus ${most}.`,
  usualOnly: 'La liste des devises ne s’est pas chargée, les devises habituelles sont donc proposées.',
  providers: 'Prestataires',
  fees: (range) => `Frais ${range}`,
  unavailable: 'Indisponible pour le moment. Appuyez pour réessayer.',
  noProviders: 'Aucun achat possible ici',
  noProvidersText: 'Aucun prestataire ne livre sur ce réseau. Changez de réseau.',
  note: 'Vous payez directement le prestataire, sur sa propre page.',
  howItWorks: 'Comment ça marche ?',
  purchases: 'Vos achats',
  continueAt: (label) => `Acheter chez ${label}`,
  windowText: (label) => `Continuez dans la fenêtre de ${label}. Cette vue suit votre achat.`,
  closed: 'La fenêtre est fermée',
  closedText: 'Si vous avez payé, cette vue suit toujours votre achat. Sinon, rouvrez la fenêtre.',
  blocked: 'Votre navigateur a bloqué la fenêtre',
  blockedText: 'Appuyez sur « Ouvrir la fenêtre » pour continuer.',
  untracked: 'Continuez dans la fenêtre externe',
  untrackedText: (label) =>
    `${label} n’indique pas à cette page l’issue d’un achat. Consultez votre solde pour voir ce qui arrive.`,
  failed: 'Échec de l’achat',
  failedText: (label) => `Vous avez refusé, ou ${label} n’a pas pu mener l’achat à bien.`,
  unanswered: 'Aucun achat n’a été signalé',
  unansweredText: (label) =>
    `Si vous avez payé, renseignez-vous auprès de ${label} et consultez votre solde. Sinon, réessayez.`,
  openWindow: 'Ouvrir la fenêtre',
  tryAgain: 'Réessayer',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  noPurchases: 'Aucun achat',
  noPurchasesText: 'Vos achats apparaîtront ici.',
  purchasesFailed: 'Les achats n’ont pas été chargés',
  purchasesFailedText: 'Vérifiez votre connexion, puis réessayez.',
  whatTitle: 'Acheter des actifs numériques par carte',
  whatText:
    'Vous choisissez un prestataire et payez chez lui par carte ou avec un compte bancaire. Le prestataire envoie à ce compte ce que vous avez acheté.',
  buy: 'Acheter',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Montant à payer',
  quotes: 'Obtenir des offres',
  get: 'Vous recevez',
  about: (amount) => `Environ ${amount}`,
  asking: 'Demande du prix',
  noQuote: 'Le prestataire affiche le prix',
  currency: 'Devise de paiement',
  token: 'Monnaie à acheter',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'L’ouverture de l’adresse du prestataire n’est pas permise',
  ONRAMP_QUOTE_REFUSED: 'Le prix ne correspond pas à ce qui a été demandé',
  PURCHASES_UNAVAILABLE: 'Les achats n’ont pas pu être chargés',
}
