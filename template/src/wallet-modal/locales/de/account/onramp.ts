import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Kaufen',
    BuyInProgress: 'Kaufen',
    OnRampActivity: 'Käufe',
    OnRampFiatSelect: 'Zahlen mit',
    OnRampTokenSelect: 'Kaufen',
    WhatIsABuy: 'Was bedeutet Kaufen?',
  },
  action: 'Kaufen',
  pay: 'Sie zahlen',
  get: 'Sie erhalten',
  placeholder: '0',
  about: (amount) => `Etwa ${amount}`,
  noQuote: 'Zurzeit kein Preis. Der Anbieter nennt einen.',
  asking: 'Preis wird abgefragt',
  presets: 'Beträge zur Auswahl',
  tooLow: (least) => `Zahlen Sie mindestens ${least}.`,
  tooHigh: (most) => `Zahlen Sie höchstens ${most}.`,
  usualOnly: 'Die Liste der Währungen wurde nicht geladen, daher werden die üblichen angeboten.',
  providers: 'Anbieter',
  fees: (range) => `Gebühren ${range}`,
  unavailable: 'Zurzeit nicht verfügbar. Zum erneuten Versuch drücken.',
  noProviders: 'Hier kann nichts gekauft werden',
  noProvidersText: 'Kein Anbieter liefert an dieses Netzwerk. Wechseln Sie das Netzwerk.',
  note: 'Sie zahlen direkt beim Anbieter, auf einer eigenen Seite.',
  howItWorks: 'So funktioniert es',
  purchases: 'Ihre Käufe',
  continueAt: (label) => `Bei ${label} kaufen`,
  windowText: (label) => `Fahren Sie im Fenster von ${label} fort. Diese Ansicht verfolgt Ihren Kauf.`,
  closed: 'Das Fenster ist geschlossen',
  closedText:
    'Falls Sie bezahlt haben, verfolgt diese Ansicht Ihren Kauf weiter. Falls nicht, öffnen Sie das Fenster erneut.',
  blocked: 'Ihr Browser hat das Fenster blockiert',
  blockedText: 'Drücken Sie „Fenster öffnen“, um fortzufahren.',
  untracked: 'Im externen Fenster fortfahren',
  untrackedText: (label) =>
    `${label} teilt dieser Seite nicht mit, wie ein Kauf ausgeht. Sehen Sie an Ihrem Guthaben, was eingeht.`,
  failed: 'Kauf fehlgeschlagen',
  failedText: (label) => `Sie haben abgelehnt, oder ${label} konnte den Kauf nicht abschließen.`,
  unanswered: 'Es wurde kein Kauf gemeldet',
  unansweredText: (label) =>
    `Falls Sie bezahlt haben, fragen Sie ${label} und prüfen Sie Ihr Guthaben. Falls nicht, versuchen Sie es erneut.`,
  openWindow: 'Fenster öffnen',
  tryAgain: 'Erneut versuchen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  noPurchases: 'Noch keine Käufe',
  noPurchasesText: 'Was Sie kaufen, wird hier aufgeführt.',
  purchasesFailed: 'Käufe nicht geladen',
  purchasesFailedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  whatTitle: 'Digitale Werte per Karte kaufen',
  whatText:
    'Sie wählen einen Anbieter und zahlen dort mit Karte oder Bankkonto. Der Anbieter sendet das Gekaufte an dieses Konto.',
  buy: 'Kaufen',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Zu zahlender Betrag',
  quotes: 'Angebote einholen',
  get: 'Sie erhalten',
  about: (amount) => `Etwa ${amount}`,
  asking: 'Preis wird abgefragt',
  noQuote: 'Der Anbieter nennt den Preis',
  currency: 'Währung, mit der Sie zahlen',
  token: 'Währung, die Sie kaufen',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Die Adresse des Anbieters darf nicht geöffnet werden',
  ONRAMP_QUOTE_REFUSED: 'Der Preis gilt nicht für das, was angefragt wurde',
  PURCHASES_UNAVAILABLE: 'Die Käufe konnten nicht geladen werden',
}
