import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Beli',
    BuyInProgress: 'Beli',
    OnRampActivity: 'Pembelian',
    OnRampFiatSelect: 'Bayar dengan',
    OnRampTokenSelect: 'Beli',
    WhatIsABuy: 'Apa itu pembelian?',
  },
  action: 'Beli',
  pay: 'Anda membayar',
  get: 'Anda mendapat',
  placeholder: '0',
  about: (amount) => `Sekitar ${amount}`,
  noQuote: 'Harga sedang tidak tersedia. Penyedia akan menampilkannya.',
  asking: 'Mengambil harga',
  presets: 'Pilihan jumlah',
  tooLow: (least) => `Bayar minimal ${least}.`,
  tooHigh: (most) => `Bayar maksimal ${most}.`,
  usualOnly: 'Daftar mata uang gagal dimuat, jadi yang ditawarkan adalah mata uang yang umum.',
  providers: 'Penyedia',
  fees: (range) => `Biaya ${range}`,
  unavailable: 'Sedang tidak tersedia. Tekan untuk mencoba lagi.',
  noProviders: 'Tidak ada yang dapat dibeli di sini',
  noProvidersText: 'Tidak ada penyedia yang mengirim ke jaringan ini. Beralihlah ke jaringan lain.',
  note: 'Anda membayar langsung ke penyedia, di halamannya sendiri.',
  howItWorks: 'Bagaimana cara kerjanya?',
  purchases: 'Pembelian Anda',
  continueAt: (label) => `Beli di ${label}`,
  windowText: (label) => `Lanjutkan di jendela ${label}. Tampilan ini memantau pembelian Anda.`,
  closed: 'Jendela tertutup',
  closedText: 'Jika Anda sudah membayar, tampilan ini tetap memantau pembelian Anda. Jika belum, buka lagi jendelanya.',
  blocked: 'Browser Anda memblokir jendela',
  blockedText: 'Tekan “Buka jendela” untuk melanjutkan.',
  untracked: 'Lanjutkan di jendela eksternal',
  untrackedText: (label) =>
    `${label} tidak memberi tahu halaman ini bagaimana pembelian berakhir. Lihat saldo Anda untuk mengetahui apa yang masuk.`,
  failed: 'Pembelian gagal',
  failedText: (label) => `Anda menolak, atau ${label} tidak dapat menyelesaikan pembelian.`,
  unanswered: 'Tidak ada laporan pembelian',
  unansweredText: (label) =>
    `Jika Anda sudah membayar, tanyakan kepada ${label} dan lihat saldo Anda. Jika belum, coba lagi.`,
  openWindow: 'Buka jendela',
  tryAgain: 'Coba lagi',
  copyLink: 'Salin tautan',
  linkCopied: 'Tautan disalin',
  noPurchases: 'Belum ada pembelian',
  noPurchasesText: 'Yang Anda beli tercantum di sini.',
  purchasesFailed: 'Gagal memuat pembelian',
  purchasesFailedText: 'Periksa koneksi internet Anda, lalu coba lagi.',
  whatTitle: 'Beli aset digital dengan kartu',
  whatText:
    'Anda memilih penyedia dan membayar di sana dengan kartu atau rekening bank. Penyedia mengirim yang Anda beli ke akun ini.',
  buy: 'Beli',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Jumlah yang dibayar',
  quotes: 'Lihat harga',
  get: 'Anda mendapat',
  about: (amount) => `Sekitar ${amount}`,
  asking: 'Mengambil harga',
  noQuote: 'Penyedia menampilkan harganya',
  currency: 'Mata uang untuk membayar',
  token: 'Mata uang yang dibeli',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Alamat web penyedia tidak boleh dibuka',
  ONRAMP_QUOTE_REFUSED: 'Harga ini bukan untuk yang diminta',
  PURCHASES_UNAVAILABLE: 'Gagal memuat pembelian',
}
