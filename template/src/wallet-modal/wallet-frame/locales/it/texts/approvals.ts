import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number, plural } = wordsIn('it')

export const approval: TextsById['approval'] = {
  approve: 'Approva',
  decline: 'Rifiuta',
  details: 'Dettagli della richiesta',
  account: 'Account',
  smartAccount: (address) => `${address} (smart account)`,
  network: 'Rete',
  callsItself: (app) => `Questo sito dice di chiamarsi “${app}”`,
  notKept: 'Il tuo browser non conserva questo accesso. Dopo aver ricaricato dovrai accedere di nuovo.',
  waiting: (count) =>
    plural(count, { one: 'C’è # altra richiesta in attesa', other: 'Ci sono altre # richieste in attesa' }),
  moreCharacters: (count) => `(caratteri rimanenti: ${number(count)})`,
  covered: 'Qualcosa copre questa finestra. Spostalo, aspetta un momento e premi di nuovo Approva.',
  confirm: 'Conferma nella finestra che si è aperta.',
  closed: 'La finestra in cui confermi è stata chiusa. Premi Approva per riaprirla.',
  blocked:
    'Il tuo browser ha bloccato la finestra in cui confermi. Consenti i pop-up per questo sito e premi di nuovo Approva.',
  progress: {
    loading: 'Caricamento della richiesta…',
    working: 'In corso…',
    network: 'In attesa della rete…',
  },
}

export const requests: TextsById['requests'] = {
  titles: {
    send: (symbol) => `Invia ${symbol}`,
    sendTokens: 'Invia token',
    allow: 'Autorizza a prelevare token',
    allowAll: 'Autorizza a prelevare tutti i token',
    takeBack: 'Revoca un’autorizzazione',
    createContract: 'Crea un contratto',
    callContract: 'Chiama un contratto',
    signMessage: 'Firma un messaggio',
    logIn: 'Accedi',
    signData: 'Firma dati',
    signTransactions: (count) => plural(count, { one: 'Firma una transazione', other: 'Firma # transazioni' }),
    sendTransaction: 'Invia una transazione',
    part: (title, place, count) => `${title} (${place} di ${count})`,
  },
  labels: {
    amount: 'Importo',
    alsoSent: 'Inviato inoltre',
    from: 'Da',
    to: 'A',
    token: 'Token',
    contract: 'Contratto',
    code: 'Codice',
    data: 'Dati',
    for: 'Per',
    feeAtMost: 'Commissione massima',
    feePaidBy: 'Commissione pagata da',
    atMost: 'Al massimo',
    moreThanBefore: 'In più rispetto a prima',
    mayTake: 'Può prelevare',
    mayTakeAll: 'Può prelevare tutto',
    mayTakeNothing: 'Non può più prelevare nulla',
    createTokenAccount: 'Crea un account di token',
    memo: 'Nota',
    program: 'Programma',
    useProgram: 'Usa un programma',
    account: (place) => `Account ${place}`,
    transaction: (place) => `Transazione ${place}`,
    logInTo: 'Accedi a',
    statement: 'Dichiarazione',
    resource: 'Risorsa',
  },
  values: {
    unlimited: 'Illimitato',
    smallestUnits: (amount) => `${amount} dell’unità più piccola`,
    tokens: (amount) => `${amount} token`,
    fromTable: 'un account da una tabella',
    yes: 'sì',
    no: 'no',
    emptyList: 'elenco vuoto',
  },
  warnings: {
    notReadable: 'Questo messaggio non è un testo leggibile. Approva solo se sai che cosa fa.',
    otherSite: (address) => `Il messaggio indica l’indirizzo di un altro sito: ${address}`,
    otherNetwork: (id) => `Il messaggio indica un’altra rete: ${id}`,
    notValidNow: 'Il messaggio non è valido in questo momento',
    noUnits: 'Il contratto non dice come conta, perciò l’importo è mostrato nella sua unità più piccola.',
    takesAll: 'Questo indirizzo potrà prelevare dal tuo account tutti i token di questo contratto.',
    takesUnlimited:
      'L’importo è illimitato: questo indirizzo potrà prelevare tutti questi token, in qualsiasi momento.',
    takesTokens: 'Questo indirizzo potrà prelevare token dal tuo account.',
    createsContract: 'Questo crea un contratto. Approva solo se conosci il suo codice.',
    unknownCall: 'Il wallet non sa che cosa fa questa chiamata. Approva solo se ti fidi del sito.',
    unknownPart: 'Il wallet non sa che cosa fa una parte di questa transazione. Approva solo se ti fidi del sito.',
    fromTable: 'La transazione prende indirizzi da una tabella che il wallet non mostra.',
    everyNetwork: 'Questa firma è valida su ogni rete.',
    noContract: 'Questa firma non indica alcun contratto.',
    signatureTakes: 'Chi ha questa firma può prelevare token dal tuo account.',
    unlimited: 'L’importo è illimitato.',
    willFail: 'La rete dice che questa transazione probabilmente fallirà.',
  },
}

export const questions: TextsById['questions'] = {
  covered: 'Qualcosa copre questa finestra. Spostalo, aspetta un momento e premi di nuovo.',
  unlock: {
    open: 'Apri',
    explanation: 'Il tuo wallet è bloccato. Aprilo per continuare. Si richiude dopo 15 minuti senza uso.',
    waiting: 'In attesa della tua passkey…',
    noCode:
      'Questo non può essere un codice di recupero. Un codice di recupero ha 28 lettere e cifre. Cerca un errore di battitura',
  },
  consent: {
    title: 'Usare il tuo wallet qui?',
    loggedIn: (user) => `In questo browser hai effettuato l’accesso al tuo wallet come ${user}.`,
    yourAccount: 'il tuo account',
    sees: 'Questo sito vedrà il tuo indirizzo email e gli indirizzi dei tuoi account. Può chiederti di firmare; decidi tu ogni volta.',
    code: 'Ricevi un codice',
  },
  setUp: {
    title: 'Crea il tuo wallet',
    two: 'Ora crei due cose: un codice di recupero da scrivere su carta e una passkey di questo dispositivo. Ciascuno dei due apre il tuo wallet, insieme a un accesso.',
    alone: 'Nessun altro può aprirlo, nemmeno chi gestisce il suo server. Se perdi entrambi, il wallet è perso.',
    open: 'Continua nella finestra che si è aperta.',
    closed: 'La finestra è stata chiusa, quindi non c’è ancora nessun wallet. Premi Continua per riaprirla.',
    blocked: 'Il tuo browser ha bloccato la finestra. Consenti i pop-up per questo sito e premi di nuovo Continua.',
  },
}
