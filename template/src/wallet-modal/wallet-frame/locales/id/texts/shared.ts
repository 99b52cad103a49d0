import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('id')

export const common: TextsById['common'] = {
  wallet: 'Dompet',
  back: 'Kembali',
  cancel: 'Batal',
  goOn: 'Lanjutkan',
  again: 'Coba lagi',
  oneMoment: 'Sebentar…',
  failed: 'Terjadi masalah. Coba lagi',
  openWallet: 'Buka dompet Anda',
  usePasskey: 'Gunakan kunci sandi',
  useCode: 'Gunakan kode pemulihan',
  recoveryCode: 'Kode pemulihan',
  wrong: {
    'login+passkey': 'Kunci sandi ini tidak membuka dompet ini. Coba yang lain',
    'login+code': 'Ini bukan kode pemulihan dompet ini',
  },
  passkeyNotUsed: 'Kunci sandi tidak digunakan',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'Kunci sandi tidak digunakan',
  passkeyCannotLock: 'Kunci sandi ini tidak dapat mengunci dompet. Coba perangkat atau browser lain',
  passkeyCannotOpen: 'Kunci sandi ini tidak dapat membuka dompet. Coba perangkat atau browser lain',
  noPasskeys: 'Browser ini tidak dapat menggunakan kunci sandi di sini. Coba perangkat atau browser lain',
  fiveTries: 'Dompet tidak terbuka setelah lima kali percobaan. Coba lagi',
  notOpened: 'Dompet tidak dapat dibuka. Masuk lagi',
  noSecret: 'Server dompet tidak memberikan rahasia untuk dompet ini. Masuk lagi',
  noWallet: 'Belum ada dompet',
  serverSilent: 'Server dompet tidak menjawab. Coba lagi',
  serverAnswer: 'Server dompet memberikan jawaban yang tidak dimengerti oleh dompet',
  codeOver: 'Masa berlaku kode habis. Mulai dari awal',
  locksNotOpen: 'Penguncian baru tidak dapat membuka dompet. Tidak ada yang diubah',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Ini tidak diizinkan di halaman ini',
  CLOCK_NOT_RIGHT: 'Jam perangkat ini tidak tepat. Atur jamnya, lalu coba lagi',
  CODE_NOT_VALID: 'Kode salah. Coba lagi',
  CODE_SPENT: 'Kode ini sudah tidak berlaku. Minta kode baru, lalu masukkan kode terbaru',
  EMAIL_TAKEN: 'Alamat email ini sudah menjadi milik dompet lain. Gunakan alamat lain',
  FLOW_OVER: 'Proses ini sudah tidak berlaku. Mulai dari awal',
  KEY_MISSING: 'Dompet tidak dapat dibuka saat ini, tetapi tidak ada yang hilang. Coba lagi nanti',
  LAST_LOGIN: 'Ini satu-satunya login dompet Anda. Tambahkan login lain terlebih dahulu',
  LOGIN_DECLINED: 'Anda menolak login di penyedia login',
  LOGIN_NOT_VALID: 'Login ini sudah tidak berlaku. Mulai dari awal',
  LOGIN_TAKEN: 'Akun ini sudah menjadi milik dompet lain. Tidak ada yang diubah',
  LOGIN_TOO_OLD: 'Masuk lagi untuk melanjutkan',
  MAIL_UNAVAILABLE: 'Email tidak dapat dikirim. Coba lagi nanti',
  NOT_FOUND: 'Ini sudah tidak ada. Muat ulang halaman',
  NOT_SIGNED_IN: 'Masuk terlebih dahulu',
  PROOF_NOT_VALID: 'Permintaan tidak ditandatangani dengan kunci browser ini. Muat ulang halaman',
  PROVIDER_UNAVAILABLE: 'Penyedia login tidak menjawab seperti seharusnya. Coba lagi nanti',
  REQUEST_NOT_VALID: 'Server dompet tidak menerima permintaan ini. Muat ulang halaman',
  STORE_UNAVAILABLE: 'Server dompet sedang tidak tersedia. Coba lagi nanti',
  TOO_MANY_REQUESTS: 'Terlalu banyak permintaan. Coba lagi nanti',
  UNEXPECTED: 'Terjadi masalah di server. Coba lagi',
  VAULT_CHANGED: 'Sementara itu dompet telah diubah di tempat lain. Muat ulang halaman',
  WALLET_EXISTS: 'Dompet sudah ada. Muat ulang halaman',
  attemptsLeft: (count) => `Kode salah. Coba lagi (tersisa ${number(count)} percobaan)`,
  retryAfter: (seconds) => `Terlalu banyak permintaan. Coba lagi dalam ${number(seconds)} detik`,
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `Di alamat web ini terdapat dompet ${name}. Dompet bekerja di dalam aplikasi: buka aplikasi dan masuk di sana.`,
    account: 'Lihat Frasa Pemulihan Rahasia, kunci sandi, dan browser Anda',
    warning: (page) =>
      `Di alamat web ini, hanya halaman ${page} yang meminta kode dari email kepada Anda. Tidak seorang pun dari kami akan pernah meminta Frasa Pemulihan Rahasia Anda.`,
  },
  noRequest: 'Jendela ini sudah tidak terkait dengan permintaan apa pun. Tutup jendela, lalu coba lagi.',
  loading: {
    title: 'Masuk',
    opening: 'Membuka login…',
    close: 'Jika tidak terjadi apa-apa selama satu menit, tutup jendela ini dan kembali ke aplikasi.',
  },
  notInFrame: 'Halaman ini tidak berfungsi di dalam halaman lain. Buka di tab tersendiri.',
  notLoaded: 'Halaman tidak dapat dimuat. Muat lagi.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `Jaringan ${network} tidak merespons. Coba lagi`,
  answer: 'Jaringan memberikan jawaban yang bukan angka',
  otherNetwork: 'Server jaringan ini milik jaringan lain',
  otherAccount: 'Akun di dompet berbeda dengan akun yang ditampilkan. Masuk lagi',
  wouldFail: 'Menurut jaringan, transaksi ini akan gagal. Tidak ada yang terkirim',
  maybeSent: 'Jaringan tidak merespons, jadi transaksi mungkin sudah terkirim. Periksa akun Anda sebelum mencoba lagi',
}
