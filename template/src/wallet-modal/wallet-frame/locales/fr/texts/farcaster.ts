import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'S’identifier avec Farcaster',
  scan: 'Scannez le code avec votre téléphone et approuvez dans Farcaster.',
  waiting: 'En attente de votre approbation dans Farcaster…',
  open: 'Ouvrir Farcaster',
  image: 'Code QR de l’identification, pour l’appareil photo de votre téléphone',
  newCode: 'Nouveau code',
}
