import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Masuk dengan Farcaster',
  scan: 'Pindai kode dengan ponsel Anda, lalu setujui di Farcaster.',
  waiting: 'Menunggu persetujuan Anda di Farcaster…',
  open: 'Buka Farcaster',
  image: 'Kode QR untuk masuk, bagi kamera ponsel Anda',
  newCode: 'Kode baru',
}
