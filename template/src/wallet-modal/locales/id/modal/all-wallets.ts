import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('id')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? plural(count, { other: 'Cari # dompet' }) : 'Cari dompet'),
  showQrCode: 'Tampilkan kode QR',
  certified: 'Tersertifikasi',
  certifiedOnly: 'Tersertifikasi WalletConnect',
  certifiedNotice: 'Hanya yang tersertifikasi WalletConnect',
  found: (count) => (count > 0 ? plural(count, { other: '# dompet' }) : 'Tidak ada dompet'),
  noMatch: (query) => `Tidak ada hasil untuk “${query}”`,
  noMatchText: 'Periksa ejaan, atau pindai kode dengan dompet apa pun yang mendukung WalletConnect.',
  noMatchPlainText: 'Periksa ejaan.',
  noCertified: 'Tidak ada dompet tersertifikasi',
  noWallets: 'Tidak ada dompet',
  noWalletsText: 'Direktori tidak memiliki dompet untuk jaringan aplikasi ini.',
  failed: 'Daftar dompet gagal dimuat',
  failedText: 'Periksa koneksi internet Anda, lalu coba lagi.',
  outdated: 'Daftar tidak dapat diperbarui.',
  bundledFrom: (date) => `Daftar bawaan tanggal ${day(date)}`,
}
