import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Inloggen met Farcaster',
  scan: 'Scan de code met je telefoon en keur goed in Farcaster.',
  waiting: 'Wachten op je goedkeuring in Farcaster…',
  open: 'Farcaster openen',
  image: 'QR-code van de login, voor de camera van je telefoon',
  newCode: 'Nieuwe code',
}
