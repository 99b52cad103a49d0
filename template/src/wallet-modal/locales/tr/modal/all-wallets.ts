import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, number, day } = wordsIn('tr')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? `${number(count)} cüzdanda ara` : 'Cüzdan ara'),
  showQrCode: 'QR kodunu göster',
  certified: 'Sertifikalı',
  certifiedOnly: 'WalletConnect sertifikalı',
  certifiedNotice: 'Yalnızca WalletConnect sertifikalı',
  found: (count) => (count > 0 ? plural(count, { one: '# cüzdan', other: '# cüzdan' }) : 'Cüzdan yok'),
  noMatch: (query) => `“${query}” için sonuç yok`,
  noMatchText: 'Yazımı kontrol edin veya kodu WalletConnect destekleyen herhangi bir cüzdanla tarayın.',
  noMatchPlainText: 'Yazımı kontrol edin.',
  noCertified: 'Sertifikalı cüzdan bulunamadı',
  noWallets: 'Gösterilecek cüzdan yok',
  noWalletsText: 'Dizinde bu uygulamanın ağları için cüzdan yok.',
  failed: 'Cüzdan listesi yüklenemedi',
  failedText: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  outdated: 'Liste güncellenemedi.',
  bundledFrom: (date) => `Yerleşik liste: ${day(date)}`,
}
