import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('id')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => `${number(count)} panggilan dalam satu transaksi`,
  together: 'Bersama-sama',
  allOrNothing: 'Semua atau tidak sama sekali: jika satu panggilan gagal, tidak ada yang dijalankan',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Panggilan ${place}: ${warning}`,
  fee: 'Biaya',
  paidByApp: 'Dibayar oleh aplikasi',
  firstTransaction: 'Transaksi pertama',
  setsUp: (network, address) =>
    `Transaksi ini menyiapkan akun di ${network}. Sejak saat itu akun menjalankan kode di ${address}`,
  replacesCode: (address) => `Akun sekarang menjalankan kode di ${address}. Transaksi ini mengganti kode itu.`,
  replacesEarlier:
    'Transaksi sebelumnya dari akun ini belum masuk ke jaringan. Hanya satu dari keduanya yang akan terjadi.',
}
