import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('id')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Lanjutkan dengan email',
    EmailVerifyOtp: 'Masukkan kode',
    EmailVerifyDevice: 'Setujui perangkat ini',
    UpdateEmailWallet: 'Ubah email',
    UpdateEmailPrimaryOtp: 'Konfirmasi email saat ini',
    UpdateEmailSecondaryOtp: 'Konfirmasi email baru',
    UpgradeEmailWallet: 'Tingkatkan dompet',
  },
  label: 'Alamat email',
  placeholder: 'Email',
  submit: 'Lanjutkan dengan email',
  invalid: 'Email tidak valid. Coba lagi.',
  tryAgain: (message) =>
    /coba lagi|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Coba lagi`,
  changeHint:
    'Kami mengirim kode ke alamat email Anda saat ini terlebih dahulu, lalu kode lain ke alamat email baru. Akun Anda tetap sama.',
  cancel: 'Batal',
  save: 'Simpan',
  saving: 'Menyimpan…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Periksa email Anda',
  codeSentTo: (address) => `Masukkan kode yang kami kirim ke ${address}.`,
  expires: 'Kode berlaku selama 20 menit.',
  linkSentTo: (address) => `Setujui tautan masuk yang kami kirim ke ${address}.`,
  linkExpires: 'Tautan berlaku selama 20 menit.',
  code: 'Kode enam digit',
  notReceived: 'Tidak ada email?',
  resendCode: 'Kirim ulang kode',
  resendEmail: 'Kirim ulang email',
  resendIn: (seconds) => `Kirim ulang dalam ${number(seconds)} dtk`,
  resent: 'Email kode dikirim ulang',
  checking: 'Memeriksa kode',
  startOver: 'Mulai dari awal',
  upgrade: 'Tingkatkan dompet Anda',
  upgradeHint: 'Pindah ke dompet yang kuncinya Anda pegang sendiri',
  upgradeTitle: 'Bawa serta dompet Anda',
  upgradeText:
    'Ikuti petunjuk di halaman dompet Anda: di sana ditampilkan Frasa Pemulihan Rahasia Anda, yang dapat dimasukkan ke dompet lain. Lalu hubungkan kembali di sini dengan dompet itu.',
  changed: 'Alamat email diubah',
}
