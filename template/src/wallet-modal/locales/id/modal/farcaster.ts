import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Pindai kode dengan ponsel Anda, lalu setujui di Farcaster.',
  codeLabel: 'Kode untuk masuk dengan Farcaster',
  codeTooLong: 'Tautan terlalu panjang untuk kode. Salin tautannya.',
  starting: 'Menyiapkan kode',
  copyLink: 'Salin tautan',
  copied: 'Tautan disalin',
  loading: 'Memuat data pengguna',
  wait: 'Harap tunggu sebentar.',
  continueInApp: 'Lanjutkan di Farcaster',
  acceptInApp: 'Setujui login di aplikasi.',
  open: 'Buka Farcaster',
}
