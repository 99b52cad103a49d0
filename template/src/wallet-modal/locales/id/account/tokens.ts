import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('id')

export const tokens: TextsById['tokens'] = {
  tokens: 'Token',
  noTokens: 'Belum ada token',
  noTokensText: (network) => `Yang Anda terima di ${network} muncul di sini.`,
  allTokens: 'Semua token',
  unpriced: 'Harga tidak diketahui',
  searchTokens: 'Cari nama atau tempel alamat',
  noTokenFound: 'Token tidak ditemukan',
  noTokenFoundText: (query) => `Tidak ada token Anda di sini yang cocok dengan “${query}”.`,
  tokensUnavailable: 'Saldo token tidak tersedia',
  tokensUnavailableText: 'Baik layanan data maupun jaringan tidak merespons.',
  hiddenTokens: (count) => plural(count, { other: '# token tanpa desimal disembunyikan' }),
  show: 'Tampilkan',
}
