import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Accesso con social',
  continueWith: (name) => `Continua con ${name}`,
  more: 'Altri modi per accedere',
  logIn: (name) => `Accedi con ${name}`,
  opening: 'Apertura della finestra del fornitore',
  inWindow: 'Accedi nella finestra del fornitore',
  retrieving: 'Recupero dei dati utente',
  failed: 'Qualcosa è andato storto',
  untrusted: 'Origine non attendibile',
  blocked: 'Il browser ha bloccato la finestra',
  blockedText: 'Apri la finestra con il pulsante, oppure continua in questa scheda.',
  cutOff: 'La finestra non c’è più',
  cutOffText: 'Questa pagina non può mantenere la finestra del fornitore. Continua in questa scheda: poi tornerai qui.',
  tryAgain: 'Riprova',
  openWindow: 'Apri la finestra',
  sameTab: 'Usa questa scheda',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: 'Tutti i social',
}
