import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Scannez le code avec votre téléphone, puis approuvez dans Farcaster.',
  codeLabel: 'Code d’identification avec Farcaster',
  codeTooLong: 'Le lien est trop long pour un code. Copiez-le plutôt.',
  starting: 'Préparation du code',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  loading: 'Chargement de vos données',
  wait: 'Veuillez patienter un instant.',
  continueInApp: 'Continuez dans Farcaster',
  acceptInApp: 'Approuvez l’identification dans l’application.',
  open: 'Ouvrir Farcaster',
}
