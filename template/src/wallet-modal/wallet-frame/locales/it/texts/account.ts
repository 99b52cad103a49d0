import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Il tuo wallet',
  loggedOut: {
    still: 'La sessione è terminata perché per 15 minuti non è successo nulla.',
    over: 'La sessione è terminata. Accedi di nuovo.',
  },
  home: {
    loggedIn: (name) => `Hai effettuato l’accesso come ${name}.`,
    loggedInWith: (provider, name) => `Hai effettuato l’accesso con ${provider} come ${name}.`,
    noWallet:
      'Per questo accesso non c’è ancora nessun wallet. Apri prima l’app e accedi lì. Se hai un wallet con un altro accesso, esci e usa quell’accesso.',
    logOut: 'Esci',
    words: 'Dodici parole portano i tuoi account in qualsiasi altro wallet, anche senza di noi.',
    passkey: 'Passkey',
    loginOpens: (name) =>
      `L’accesso da solo apre questo wallet. Potrebbe aprirlo anche chi gestisce il server di ${name}. Una passkey cambia entrambe le cose.`,
    lock: 'Blocca con una passkey',
    isLocked:
      'Questo wallet si apre con la tua passkey o con il tuo codice di recupero. L’accesso da solo non apre nulla.',
  },
  unlock: {
    about: 'Questo wallet è bloccato. Si apre con la tua passkey o con il tuo codice di recupero.',
    noCode: 'Questo non è un codice di recupero. Ricontrolla ogni carattere',
  },
  words: {
    title: 'Frase di recupero segreta',
    none: 'Non c’è ancora nessun wallet',
    before: 'Prima di vedere la tua frase di recupero segreta',
    warning: 'Chi ha queste parole ha tutto il denaro di questo wallet.',
    nobody: 'Nessuno di noi ti chiederà mai queste parole. Chi le chiede vuole rubare il tuo denaro.',
    lookAround:
      'Guardati intorno: nessuno e nessuna telecamera deve vedere il tuo schermo. Non condividere lo schermo.',
    paper: 'Scrivi le parole su carta. Una foto o una nota su questo dispositivo può essere rubata.',
    show: 'Mostra le parole',
    hidden: 'Le parole sono di nuovo nascoste',
    hiddenText: 'Vengono mostrate per un minuto, e solo mentre guardi questa pagina.',
    shown: 'La tua frase di recupero segreta',
    order: 'Annota le parole in quest’ordine e controllale una per una.',
    hide: 'Nascondi le parole',
    paths: (evm, solana) =>
      `Un altro wallet che accetta dodici parole ha gli stessi account: su Ethereum e reti simili con il percorso ${evm}, e su Solana con ${solana}.`,
    smartPath: (path) => `Il tuo smart account ha il percorso ${path}.`,
    contractPath: (networks, path) =>
      `Il tuo smart account su ${networks} è un contratto, e appartiene alla chiave con il percorso ${path}. Pochi altri wallet possono usare un account simile.`,
  },
  browsers: {
    title: 'Browser con accesso attivo',
    again: 'Mostra di nuovo l’elenco',
    thisOne: (name) => `${name} – questo browser`,
    times: (loggedIn, seen) => `Accesso: ${loggedIn}. Ultima attività: ${seen}.`,
    logOut: (name, seen) => `Termina la sessione di ${name}, ultima attività: ${seen}`,
  },
}
