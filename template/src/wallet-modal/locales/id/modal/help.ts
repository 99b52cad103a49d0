import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Satu login untuk seluruh web3',
      text: 'Dompet menggantikan akun dan kata sandi. Cukup hubungkan, dan Anda langsung masuk.',
    },
    {
      title: 'Tempat untuk milik Anda',
      text: 'Dompet menyimpan, mengirim, dan menerima barang digital: koin, token, barang koleksi.',
    },
    {
      title: 'Hanya Anda pemegang kuncinya',
      text: 'Aplikasi meminta, Anda menyetujui. Tidak ada yang memindahkan apa pun tanpa persetujuan Anda.',
    },
  ],
  networkHelp: [
    {
      title: 'Tempat semuanya terjadi',
      text: 'Jaringan mencatat siapa memiliki apa. Setiap jaringan dijalankan oleh banyak komputer.',
    },
    {
      title: 'Kegunaannya berbeda-beda',
      text: 'Jaringan berbeda dalam biaya, kecepatan, dan apa yang berjalan di dalamnya. Satu akun dapat menggunakan banyak jaringan.',
    },
  ],
  learnMore: 'Pelajari lebih lanjut',
  exploreAll: 'Jelajahi semua',
}
