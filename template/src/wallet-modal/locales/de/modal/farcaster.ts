import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Scannen Sie den Code mit Ihrem Handy und bestätigen Sie in Farcaster.',
  codeLabel: 'Code für die Anmeldung mit Farcaster',
  codeTooLong: 'Der Link ist zu lang für einen Code. Kopieren Sie ihn stattdessen.',
  starting: 'Code wird vorbereitet',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  loading: 'Nutzerdaten werden geladen',
  wait: 'Bitte warten Sie einen Moment.',
  continueInApp: 'In Farcaster fortfahren',
  acceptInApp: 'Bestätigen Sie die Anmeldung in der App.',
  open: 'Farcaster öffnen',
}
