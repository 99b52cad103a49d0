import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Blocca il tuo wallet con una passkey',
    alone: 'Dopo, l’accesso da solo non apre più nulla. Un nuovo browser ha bisogno anche della tua passkey.',
    server: (name) => `Chi gestisce il server di ${name} non potrà più aprire il tuo wallet.`,
    lost: 'Se perdi sia la passkey sia il codice di recupero, il wallet è perso. Nessuno può recuperarlo.',
    running: 'Blocco del tuo wallet in corso',
    done: 'Il tuo wallet è bloccato',
    doneText:
      'Lo apre la tua passkey, e anche il codice di recupero. Conserva il codice dove lo troverai tra dieci anni.',
    note: 'Conserva il codice di recupero che hai annotato, perché il wallet potrebbe già essere bloccato con esso. Conservane anche uno precedente.',
  },
  renew: {
    title: 'Nuovo codice di recupero',
    stops: 'Il codice di recupero che hai adesso smetterà di funzionare al termine di questi passaggi.',
    lost: 'Hai perso la passkey? Apri il wallet con il codice di recupero, e creerai anche una nuova passkey.',
  },
  remove: {
    title: 'Rimuovi il blocco con passkey',
    alone: 'Dopo, l’accesso da solo aprirà di nuovo il tuo wallet.',
    server: (name) =>
      `Anche chi gestisce il server di ${name} potrà aprirlo di nuovo. Lo stesso vale per chiunque acceda come te.`,
    action: 'Rimuovi il blocco',
    done: 'Il blocco con passkey è stato rimosso',
    doneText: 'L’accesso da solo apre il tuo wallet. Il codice di recupero non apre più nulla.',
  },
  code: {
    title: 'Annota il tuo codice di recupero',
    about:
      'Senza la passkey, questo codice e un accesso aprono il tuo wallet. Scrivilo su carta. In seguito non sarà mostrato di nuovo.',
    warning:
      'Inserisci questo codice solo dove lo chiede il tuo wallet. Nessuno di noi lo chiede per email, in chat o al telefono.',
    written: 'L’ho annotato',
  },
  check: {
    title: 'Controlla il tuo codice di recupero',
    label: (places) => `Caratteri ${places} del codice di recupero`,
    hint: (where) => `Guarda il codice che hai annotato. ${where.join('; ')}.`,
    place: (character, group, place) => `Il ${character} è nel gruppo ${group}, posto ${place}`,
    action: 'Controlla',
    wrong: 'Questi sono altri caratteri. Guarda di nuovo il codice che hai annotato',
    nothingYet: 'Non è ancora cambiato nulla. L’ultimo passaggio viene dopo questo.',
    showAgain: 'Mostra di nuovo il codice',
  },
  passkey: {
    title: 'Crea la tua passkey',
    about:
      'Il tuo browser chiede l’impronta, il volto o il codice di questo dispositivo. Subito dopo il wallet viene bloccato.',
    action: 'Crea la passkey',
  },
  save: {
    title: 'Salva il nuovo codice di recupero',
    about: 'La tua passkey resta la stessa. Il vecchio codice di recupero smette di funzionare subito dopo.',
  },
  backToWallet: 'Torna al tuo wallet',
}
