import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Kopen',
    BuyInProgress: 'Kopen',
    OnRampActivity: 'Aankopen',
    OnRampFiatSelect: 'Betalen met',
    OnRampTokenSelect: 'Kopen',
    WhatIsABuy: 'Wat is kopen?',
  },
  action: 'Kopen',
  pay: 'Je betaalt',
  get: 'Je krijgt',
  placeholder: '0',
  about: (amount) => `Ongeveer ${amount}`,
  noQuote: 'Nu geen prijs. De aanbieder toont er een.',
  asking: 'Prijs opvragen',
  presets: 'Bedragen om uit te kiezen',
  tooLow: (least) => `Betaal minstens ${least}.`,
  tooHigh: (most) => `Betaal hoogstens ${most}.`,
  usualOnly: 'De lijst met valuta’s is niet geladen, dus de gebruikelijke worden aangeboden.',
  providers: 'Aanbieders',
  fees: (range) => `Kosten ${range}`,
  unavailable: 'Nu niet beschikbaar. Druk om het opnieuw te proberen.',
  noProviders: 'Hier kun je niets kopen',
  noProvidersText: 'Geen enkele aanbieder levert op dit netwerk. Wissel naar een ander netwerk.',
  note: 'Je betaalt rechtstreeks aan de aanbieder, op zijn eigen pagina.',
  howItWorks: 'Hoe werkt het?',
  purchases: 'Je aankopen',
  continueAt: (label) => `Kopen bij ${label}`,
  windowText: (label) => `Ga verder in het venster van ${label}. Dit scherm volgt je aankoop.`,
  closed: 'Het venster is gesloten',
  closedText: 'Als je hebt betaald, volgt dit scherm je aankoop nog steeds. Zo niet, open het venster dan opnieuw.',
  blocked: 'Je browser heeft het venster geblokkeerd',
  blockedText: 'Druk op “Venster openen” om verder te gaan.',
  untracked: 'Ga verder in het externe venster',
  untrackedText: (label) =>
    `${label} laat deze pagina niet weten hoe een aankoop afloopt. Kijk bij je saldo wat er binnenkomt.`,
  failed: 'Aankoop mislukt',
  failedText: (label) => `Je hebt geweigerd, of ${label} kon de aankoop niet voltooien.`,
  unanswered: 'Er is geen aankoop gemeld',
  unansweredText: (label) =>
    `Als je hebt betaald, vraag het dan na bij ${label} en bekijk je saldo. Probeer het anders opnieuw.`,
  openWindow: 'Venster openen',
  tryAgain: 'Opnieuw proberen',
  copyLink: 'Link kopiëren',
  linkCopied: 'Link gekopieerd',
  noPurchases: 'Nog geen aankopen',
  noPurchasesText: 'Wat je koopt, staat hier.',
  purchasesFailed: 'Aankopen zijn niet geladen',
  purchasesFailedText: 'Controleer je verbinding en probeer het opnieuw.',
  whatTitle: 'Digitale activa kopen met een kaart',
  whatText:
    'Je kiest een aanbieder en betaalt daar met een kaart of bankrekening. De aanbieder verstuurt wat je hebt gekocht naar dit account.',
  buy: 'Kopen',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Te betalen bedrag',
  quotes: 'Prijzen opvragen',
  get: 'Je krijgt',
  about: (amount) => `Ongeveer ${amount}`,
  asking: 'Prijs opvragen',
  noQuote: 'De aanbieder toont de prijs',
  currency: 'Valuta waarmee je betaalt',
  token: 'Valuta die je koopt',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Het adres van de aanbieder mag niet worden geopend',
  ONRAMP_QUOTE_REFUSED: 'De prijs geldt voor iets anders dan is gevraagd',
  PURCHASES_UNAVAILABLE: 'De aankopen konden niet worden geladen',
}
