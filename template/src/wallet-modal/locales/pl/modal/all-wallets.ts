import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, number, day } = wordsIn('pl')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? `Szukaj portfeli (${number(count)})` : 'Szukaj portfeli'),
  showQrCode: 'Pokaż kod QR',
  certified: 'Certyfikowany',
  certifiedOnly: 'Z certyfikatem WalletConnect',
  certifiedNotice: 'Tylko z certyfikatem WalletConnect',
  found: (count) =>
    count > 0
      ? plural(count, { one: '# portfel', few: '# portfele', many: '# portfeli', other: '# portfela' })
      : 'Brak portfeli',
  noMatch: (query) => `Brak wyników dla „${query}”`,
  noMatchText: 'Sprawdź pisownię lub zeskanuj kod dowolnym portfelem, który obsługuje WalletConnect.',
  noMatchPlainText: 'Sprawdź pisownię.',
  noCertified: 'Brak certyfikowanych portfeli',
  noWallets: 'Brak portfeli do pokazania',
  noWalletsText: 'Katalog nie zna portfeli dla sieci tej aplikacji.',
  failed: 'Lista portfeli się nie wczytała',
  failedText: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
  outdated: 'Nie udało się zaktualizować listy.',
  bundledFrom: (date) => `Wbudowana lista z ${day(date)}`,
}
