import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Accedi al tuo wallet',
  about: 'Qui vedi la tua frase di recupero segreta, blocchi il wallet con una passkey e cambi come e dove accedi.',
  other: 'Altri modi per accedere',
  email: 'Email',
  address: 'Indirizzo email',
  typeAddress: 'Inserisci il tuo indirizzo email',
  noAddress: 'Questo non è un indirizzo email',
  sendCode: 'Invia il codice',
  code: {
    title: 'Inserisci il codice',
    label: 'Codice',
    logIn: 'Accedi',
    sent: (email) => `Abbiamo inviato un codice di sei cifre a ${email}. È valido per 20 minuti.`,
    sentAgain: 'Abbiamo inviato un nuovo codice. Funziona solo il codice più recente.',
    sixDigits: 'Il codice ha sei cifre',
    sendAgain: 'Invia un nuovo codice',
  },
  device: {
    title: 'Approva questo browser',
    isNew: (email) => `Questo browser è nuovo. Abbiamo inviato a ${email} un’email con un link.`,
    open: 'Apri il link e approva questo browser. Poi il codice arriverà con un’altra email.',
    late: 'Nessuno ha approvato questo browser. Ricomincia',
  },
  provider: {
    goOn: (provider) => `Continua con ${provider}`,
    account: (provider) => `Account ${provider}`,
    inWindow: (provider) => `Continua nella finestra di ${provider}. Chiudi quella finestra per interrompere.`,
    blocked: (provider) =>
      `Il tuo browser ha bloccato la finestra di ${provider}. Consenti le finestre di questa pagina e premi di nuovo`,
    closed: (provider) => `La finestra di ${provider} è stata chiusa prima della fine. Ricomincia`,
    late: (provider) => `Nessuno ha effettuato l’accesso a ${provider} per 10 minuti. Ricomincia`,
    left: 'Hai lasciato questa pagina prima della fine. Ricomincia',
    other: 'Hai iniziato qualcos’altro',
    over: 'Questo accesso non è più valido. Ricomincia',
  },
  renew: {
    title: 'Accedi di nuovo',
    codeTitle: 'Inserisci un nuovo codice',
    age: 'Per questo serve un accesso di non più di cinque minuti fa.',
    sends: (email) => `Invieremo un codice a ${email}.`,
    sendTo: (email) => `Invia un codice a ${email}`,
    none: 'Nessuno dei tuoi accessi funziona su questa pagina. Esci e accedi con un indirizzo email',
    otherWallet: (identities) => `Questo è un altro wallet. Accedi con ${identities}`,
  },
  ways: {
    title: 'Modi per accedere',
    about:
      'Chi può accedere in uno di questi modi può usare il wallet, a meno che questo non sia bloccato con una passkey.',
    onlyOne: 'Questo è il tuo unico accesso. Aggiungine un secondo, nel caso in cui tu perda il primo.',
    remove: 'Rimuovi',
    removeOne: (login) => `Rimuovi ${login}`,
  },
  add: {
    title: (provider) => `Aggiungi ${provider}`,
    about: (provider) =>
      `Accedi a ${provider}, in una finestra a parte. Dopo, chi può accedere con quell’account può usare il wallet, a meno che questo non sia bloccato con una passkey.`,
    taken: 'Questo account appartiene già a un altro wallet.',
    done: 'L’accesso è stato aggiunto',
    doneText: (login) => `Ora puoi accedere al tuo wallet anche con ${login}.`,
  },
  addEmail: {
    title: 'Aggiungi un indirizzo email',
    about:
      'Invieremo un codice all’indirizzo. Dopo, chi legge la posta di quell’indirizzo può usare il wallet, a meno che questo non sia bloccato con una passkey.',
    action: 'Aggiungi l’indirizzo',
    hasOne: 'Il tuo wallet ha già un indirizzo email. Torna indietro e guarda l’elenco',
    done: 'L’indirizzo email è stato aggiunto',
    doneText: (email) => `Ora puoi accedere al tuo wallet anche con un codice inviato a ${email}.`,
  },
  remove: {
    title: 'Rimuovi questo accesso',
    question: 'Rimuovere questo accesso?',
    noMore: (login) => `In seguito non potrai più accedere con ${login}.`,
    browsers:
      'I browser che hanno usato questo accesso restano con l’accesso attivo. Termina la loro sessione nell’elenco dei browser.',
    notHere: 'Dopo non potrai più aprire questa pagina, perché questa pagina non offre l’accesso con Farcaster.',
    note: 'L’accesso potrebbe essere già stato rimosso. Torna indietro e guarda l’elenco.',
    done: 'L’accesso è stato rimosso',
    doneText: (login) => `Nessuno può più accedere al tuo wallet con ${login}.`,
  },
}
