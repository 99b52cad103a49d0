import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('it')

export const common: TextsById['common'] = {
  wallet: 'Wallet',
  back: 'Indietro',
  cancel: 'Annulla',
  goOn: 'Continua',
  again: 'Riprova',
  oneMoment: 'Un momento…',
  failed: 'Qualcosa è andato storto. Riprova',
  openWallet: 'Apri il tuo wallet',
  usePasskey: 'Usa la passkey',
  useCode: 'Usa il codice di recupero',
  recoveryCode: 'Codice di recupero',
  wrong: {
    'login+passkey': 'Questa passkey non apre questo wallet. Provane un’altra',
    'login+code': 'Questo non è il codice di recupero di questo wallet',
  },
  passkeyNotUsed: 'La passkey non è stata usata',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'La passkey non è stata usata',
  passkeyCannotLock: 'Questa passkey non può bloccare un wallet. Prova con un altro dispositivo o browser',
  passkeyCannotOpen: 'Questa passkey non può aprire un wallet. Prova con un altro dispositivo o browser',
  noPasskeys: 'Questo browser non può usare una passkey qui. Prova con un altro dispositivo o browser',
  fiveTries: 'Il wallet non si è aperto dopo cinque tentativi. Riprova',
  notOpened: 'Non è stato possibile aprire il wallet. Accedi di nuovo',
  noSecret: 'Il server del wallet non ha fornito il segreto di questo wallet. Accedi di nuovo',
  noWallet: 'Non c’è ancora nessun wallet',
  serverSilent: 'Il server del wallet non risponde. Riprova',
  serverAnswer: 'Il server del wallet ha dato una risposta che il wallet non capisce',
  codeOver: 'Il codice è scaduto. Ricomincia',
  locksNotOpen: 'Il nuovo blocco non apre il wallet. Non è cambiato nulla',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Questo non è consentito in questa pagina',
  CLOCK_NOT_RIGHT: 'L’orologio di questo dispositivo non è esatto. Regolalo e riprova',
  CODE_NOT_VALID: 'Codice non valido. Riprova',
  CODE_SPENT: 'Questo codice non si può più usare. Chiedi un nuovo codice e inserisci il più recente',
  EMAIL_TAKEN: 'Questo indirizzo email appartiene già a un altro wallet. Usa un altro indirizzo',
  FLOW_OVER: 'Questa procedura non è più valida. Ricomincia',
  KEY_MISSING: 'Al momento il wallet non può essere aperto, ma nulla è andato perso. Riprova più tardi',
  LAST_LOGIN: 'Questo è l’unico accesso del tuo wallet. Aggiungine prima un altro',
  LOGIN_DECLINED: 'Hai rifiutato l’accesso presso il fornitore',
  LOGIN_NOT_VALID: 'Questo accesso non è più valido. Ricomincia',
  LOGIN_TAKEN: 'Questo account appartiene già a un altro wallet. Non è cambiato nulla',
  LOGIN_TOO_OLD: 'Accedi di nuovo per continuare',
  MAIL_UNAVAILABLE: 'Non è stato possibile inviare l’email. Riprova più tardi',
  NOT_FOUND: 'Questo non esiste più. Ricarica la pagina',
  NOT_SIGNED_IN: 'Prima accedi',
  PROOF_NOT_VALID: 'La richiesta non è firmata con la chiave di questo browser. Ricarica la pagina',
  PROVIDER_UNAVAILABLE: 'Il fornitore non risponde come previsto. Riprova più tardi',
  REQUEST_NOT_VALID: 'Il server del wallet non ha accettato la richiesta. Ricarica la pagina',
  STORE_UNAVAILABLE: 'Al momento il server del wallet non è disponibile. Riprova più tardi',
  TOO_MANY_REQUESTS: 'Troppe richieste. Riprova più tardi',
  UNEXPECTED: 'Qualcosa è andato storto sul server. Riprova',
  VAULT_CHANGED: 'Nel frattempo il wallet è stato modificato altrove. Ricarica la pagina',
  WALLET_EXISTS: 'Esiste già un wallet. Ricarica la pagina',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'Codice non valido. Riprova (resta # tentativo)',
      other: 'Codice non valido. Riprova (restano # tentativi)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Troppe richieste. Riprova tra # secondo',
      other: 'Troppe richieste. Riprova tra # secondi',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `A questo indirizzo si trova il wallet di ${name}. Il wallet funziona dentro l’app: apri l’app e accedi lì.`,
    account: 'Vedi la tua frase di recupero segreta, la passkey e i browser',
    warning: (page) =>
      `A questo indirizzo, solo la pagina ${page} ti chiede un codice ricevuto via email. Nessuno di noi ti chiederà mai la tua frase di recupero segreta.`,
  },
  noRequest: 'Questa finestra non appartiene più a nessuna richiesta. Chiudila e riprova.',
  loading: {
    title: 'Accedi',
    opening: 'Apertura dell’accesso…',
    close: 'Se per un minuto non succede nulla, chiudi questa finestra e torna all’app.',
  },
  notInFrame: 'Questa pagina non funziona dentro un’altra pagina. Aprila in una scheda a parte.',
  notLoaded: 'Non è stato possibile caricare la pagina. Ricaricala.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `La rete ${network} non risponde. Riprova`,
  answer: 'La rete ha dato una risposta che non è un numero',
  otherNetwork: 'Il server di questa rete appartiene a un’altra rete',
  otherAccount: 'L’account del wallet non è quello che è stato mostrato. Accedi di nuovo',
  wouldFail: 'Secondo la rete, questa transazione non riuscirebbe. Non è stato inviato nulla',
  maybeSent:
    'La rete non ha risposto, quindi la transazione potrebbe essere stata inviata. Controlla il tuo account prima di riprovare',
}
