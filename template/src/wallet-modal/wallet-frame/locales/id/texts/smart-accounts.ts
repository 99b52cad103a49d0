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

export const operations: TextsById['operations'] = {
  cannotPay: 'Akun ini tidak dapat membayar transaksi. Tidak ada yang terkirim',
  notAccepted: 'Akun tidak menerima operasi ini. Tidak ada yang terkirim',
  otherFaster: 'Operasi lain dari akun ini lebih cepat. Coba lagi. Tidak ada yang terkirim',
  notPaidFor: 'Pihak pembayar aplikasi tidak membayar operasi ini. Tidak ada yang terkirim',
  earlierWaits: 'Operasi sebelumnya dari akun ini belum masuk ke jaringan. Coba lagi nanti. Tidak ada yang terkirim',
  wouldFail: (reason) => `Menurut jaringan, transaksi ini akan gagal: “${reason}”. Tidak ada yang terkirim`,
  bundlerRefuses: (network, reason) => `Bundler ${network} menolak operasi: “${reason}”. Tidak ada yang terkirim`,
  payerRefuses: (reason) => `Aplikasi tidak membayar ini: “${reason}”. Tidak ada yang ditandatangani`,
  bundlerSilent: (network) => `Bundler ${network} tidak menjawab. Coba lagi nanti`,
  paymasterSilent: (network) => `Paymaster ${network} tidak menjawab. Coba lagi nanti`,
  bundlerAnswer: (network) => `Bundler ${network} memberikan jawaban yang bukan perkiraan`,
  paymasterAnswer: 'Paymaster memberikan jawaban yang tidak diterima oleh dompet. Tidak ada yang ditandatangani',
  tooMuchGas: 'Bundler meminta gas lebih banyak daripada yang diizinkan dompet ini. Tidak ada yang terkirim',
  priceTooHigh: 'Jaringan meminta harga lebih tinggi daripada yang diizinkan dompet ini. Tidak ada yang terkirim',
  notShown: 'Operasi ini bukan yang ditampilkan. Tidak ada yang ditandatangani',
  maybeSent: (operation) =>
    `Bundler tidak menjawab, jadi operasi ${operation} mungkin sudah terkirim. Periksa akun Anda sebelum mencoba lagi`,
  notIncluded: (operation) =>
    `Operasi ${operation} belum masuk ke jaringan. Operasi ini masih bisa masuk, jadi periksa akun Anda sebelum mencoba lagi`,
  failedPaid: (transaction) =>
    `Transaksi gagal dan tidak mengubah apa pun, tetapi biayanya sudah dibayar. Transaksi ada di ${transaction}`,
}
