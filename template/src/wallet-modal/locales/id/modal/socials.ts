import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Login sosial',
  continueWith: (name) => `Lanjutkan dengan ${name}`,
  more: 'Cara masuk lainnya',
  logIn: (name) => `Masuk dengan ${name}`,
  opening: 'Membuka jendela penyedia',
  inWindow: 'Masuk lewat jendela penyedia',
  retrieving: 'Mengambil data pengguna',
  failed: 'Terjadi masalah',
  untrusted: 'Sumber tidak tepercaya',
  blocked: 'Browser Anda memblokir jendela',
  blockedText: 'Buka jendela dengan tombol, atau lanjutkan di tab ini.',
  cutOff: 'Jendela sudah tidak ada',
  cutOffText:
    'Halaman ini tidak dapat mempertahankan jendela penyedia. Lanjutkan di tab ini, dan Anda akan kembali ke sini.',
  tryAgain: 'Coba lagi',
  openWindow: 'Buka jendela',
  sameTab: 'Lanjutkan di tab ini',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'Semua login sosial' }
