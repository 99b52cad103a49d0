import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Acquista',
    BuyInProgress: 'Acquista',
    OnRampActivity: 'Acquisti',
    OnRampFiatSelect: 'Paga con',
    OnRampTokenSelect: 'Acquista',
    WhatIsABuy: 'Che cos’è l’acquisto?',
  },
  action: 'Acquista',
  pay: 'Paghi',
  get: 'Ricevi',
  placeholder: '0',
  about: (amount) => `Circa ${amount}`,
  noQuote: 'Nessun prezzo al momento. Lo mostra il fornitore.',
  asking: 'Richiesta del prezzo',
  presets: 'Importi da scegliere',
  tooLow: (least) => `Paga almeno ${least}.`,
  tooHigh: (most) => `Paga al massimo ${most}.`,
  usualOnly: 'L’elenco delle valute non si è caricato, quindi sono proposte quelle abituali.',
  providers: 'Fornitori',
  fees: (range) => `Commissioni ${range}`,
  unavailable: 'Non disponibile al momento. Premi per riprovare.',
  noProviders: 'Qui non si può acquistare',
  noProvidersText: 'Nessun fornitore consegna su questa rete. Passa a un’altra rete.',
  note: 'Paghi direttamente il fornitore, su una sua pagina.',
  howItWorks: 'Come funziona?',
  purchases: 'I tuoi acquisti',
  continueAt: (label) => `Acquista su ${label}`,
  windowText: (label) => `Continua nella finestra di ${label}. Questa schermata segue il tuo acquisto.`,
  closed: 'La finestra è chiusa',
  closedText:
    'Se hai pagato, questa schermata continua a seguire il tuo acquisto. Altrimenti, apri di nuovo la finestra.',
  blocked: 'Il browser ha bloccato la finestra',
  blockedText: 'Premi “Apri finestra” per continuare.',
  untracked: 'Continua nella finestra esterna',
  untrackedText: (label) =>
    `${label} non comunica a questa pagina l’esito di un acquisto. Guarda nel tuo saldo che cosa arriva.`,
  failed: 'Acquisto non riuscito',
  failedText: (label) => `Hai rifiutato, oppure ${label} non ha potuto completare l’acquisto.`,
  unanswered: 'Nessun acquisto segnalato',
  unansweredText: (label) => `Se hai pagato, chiedi a ${label} e guarda il tuo saldo. Altrimenti riprova.`,
  openWindow: 'Apri finestra',
  tryAgain: 'Riprova',
  copyLink: 'Copia link',
  linkCopied: 'Link copiato',
  noPurchases: 'Ancora nessun acquisto',
  noPurchasesText: 'Ciò che acquisti è elencato qui.',
  purchasesFailed: 'Acquisti non caricati',
  purchasesFailedText: 'Controlla la connessione a Internet, poi riprova.',
  whatTitle: 'Acquista asset digitali con carta',
  whatText:
    'Scegli un fornitore e paghi lì con una carta o un conto bancario. Il fornitore invia a questo account ciò che hai acquistato.',
  buy: 'Acquista',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Importo da pagare',
  quotes: 'Richiedi prezzi',
  get: 'Ricevi',
  about: (amount) => `Circa ${amount}`,
  asking: 'Richiesta del prezzo',
  noQuote: 'Il prezzo lo mostra il fornitore',
  currency: 'Valuta con cui pagare',
  token: 'Valuta da acquistare',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Non è consentito aprire l’indirizzo web del fornitore',
  ONRAMP_QUOTE_REFUSED: 'Il prezzo non è per ciò che è stato chiesto',
  PURCHASES_UNAVAILABLE: 'Gli acquisti non sono stati caricati',
}
