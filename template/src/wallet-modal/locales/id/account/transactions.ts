import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Mengirim ${amount}`,
  sendingText: 'Jaringan akan segera mengonfirmasinya. Anda dapat menutup jendela ini.',
  sent: (amount) => `${amount} terkirim`,
  sentText: (receiver) => `Sudah tiba di ${receiver}.`,
  reverted: 'Jaringan menolak transfer',
  revertedText: 'Jumlah itu tidak berpindah. Jaringan mungkin tetap mengambil biayanya.',
  unknown: 'Belum dikonfirmasi',
  unknownText:
    'Jaringan belum merespons. Transaksi masih mungkin berhasil, jadi jangan mengulanginya sebelum Anda memeriksa akun Anda.',
  swapping: (amount) => `Menukar ${amount}`,
  swapped: (amount) => `${amount} telah ditukar`,
  swappedText: (amount) => `Minimal ${amount} sudah masuk ke akun Anda.`,
  swapReverted: 'Jaringan menolak penukaran',
  swapRevertedText:
    'Harga bergerak lebih jauh dari yang Anda izinkan, atau prosesnya terlalu lama. Token Anda tetap ada, tetapi Anda membayar biaya jaringan.',
  transaction: 'transaksi',
  transactionSent: 'Transaksi terkirim',
  transactionSentText: 'Jaringan telah mengonfirmasinya.',
  transactionReverted: 'Jaringan menolak transaksi',
  transactionRevertedText: 'Tidak ada yang berpindah. Jaringan mungkin tetap mengambil biayanya.',
  done: 'Selesai',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Mengirim ${amount}`,
  sendingUnknown: (amount) => `Belum dikonfirmasi: ${amount}`,
  sent: (amount) => `Terkirim: ${amount}`,
  sendFailed: (amount) => `Tidak terkirim: ${amount}`,
  sendRefused: 'Jaringan menolaknya.',
  swapping: (amount) => `Menukar ${amount}`,
  swapped: (amount) => `Sudah ditukar: ${amount}`,
  swapFailed: (amount) => `Tidak ditukar: ${amount}`,
  transaction: 'transaksi',
  to: (receiver) => `Ke ${receiver}`,
  confirmIn: (wallet) => `Konfirmasi di ${wallet}`,
  confirmText: 'Periksa detailnya di dompet Anda, lalu konfirmasi di sana.',
  // Only the waiting ends: the request may still be open in the wallet.
  cancelRequest: 'Berhenti menunggu',
}
