import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Accedi con Farcaster',
  scan: 'Scansiona il codice con il telefono e approva in Farcaster.',
  waiting: 'In attesa della tua approvazione in Farcaster…',
  open: 'Apri Farcaster',
  image: 'Codice QR dell’accesso, per la fotocamera del tuo telefono',
  newCode: 'Nuovo codice',
}
