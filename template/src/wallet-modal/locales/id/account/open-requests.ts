import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'Mungkin sudah terkirim',
  maybeSentText:
    'Jawaban dompet tidak memastikannya, dan jaringan belum menampilkan transaksinya. Periksa akun Anda sebelum melanjutkan.',
  stillOpen: 'Permintaan sebelumnya mungkin masih terbuka di dompet Anda',
  stillOpenText: 'Tolak permintaan itu di sana, atau periksa akun Anda sebelum melanjutkan.',
}
