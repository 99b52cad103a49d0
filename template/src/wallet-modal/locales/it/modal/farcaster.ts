import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Scansiona il codice con il telefono e approva in Farcaster.',
  codeLabel: 'Codice per l’accesso con Farcaster',
  codeTooLong: 'Il link è troppo lungo per un codice. Copia il link.',
  starting: 'Preparazione del codice',
  copyLink: 'Copia link',
  copied: 'Link copiato',
  loading: 'Caricamento dei dati utente',
  wait: 'Attendi un momento.',
  continueInApp: 'Continua in Farcaster',
  acceptInApp: 'Accetta l’accesso nell’app.',
  open: 'Apri Farcaster',
}
