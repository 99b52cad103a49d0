import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Mit Farcaster anmelden',
  scan: 'Scannen Sie den Code mit Ihrem Handy, und bestätigen Sie in Farcaster.',
  waiting: 'Warten auf Ihre Bestätigung in Farcaster …',
  open: 'Farcaster öffnen',
  image: 'QR-Code der Anmeldung, für die Kamera Ihres Handys',
  newCode: 'Neuer Code',
}
