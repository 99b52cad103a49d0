import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Scan de code met je telefoon en keur goed in Farcaster.',
  codeLabel: 'Code om in te loggen met Farcaster',
  codeTooLong: 'De link is te lang voor een code. Kopieer de link.',
  starting: 'Code voorbereiden',
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd',
  loading: 'Gebruikersgegevens laden',
  wait: 'Een ogenblik geduld.',
  continueInApp: 'Doorgaan in Farcaster',
  acceptInApp: 'Accepteer de login in de app.',
  open: 'Farcaster openen',
}
