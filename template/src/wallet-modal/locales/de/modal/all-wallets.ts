import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('de')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0 ? plural(count, { one: '# Wallet durchsuchen', other: '# Wallets durchsuchen' }) : 'Wallets suchen',
  showQrCode: 'QR-Code anzeigen',
  certified: 'Zertifiziert',
  certifiedOnly: 'WalletConnect-zertifiziert',
  certifiedNotice: 'Nur WalletConnect-zertifizierte',
  found: (count) => (count > 0 ? plural(count, { one: '# Wallet', other: '# Wallets' }) : 'Keine Wallets'),
  noMatch: (query) => `Kein Treffer für „${query}“`,
  noMatchText:
    'Prüfen Sie die Schreibweise oder scannen Sie einen Code mit einer Wallet, die WalletConnect unterstützt.',
  noMatchPlainText: 'Prüfen Sie die Schreibweise.',
  noCertified: 'Keine zertifizierte Wallet gefunden',
  noWallets: 'Keine Wallets vorhanden',
  noWalletsText: 'Das Verzeichnis kennt keine Wallets für die Netzwerke dieser App.',
  failed: 'Wallet-Liste nicht geladen',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  outdated: 'Die Liste konnte nicht aktualisiert werden.',
  bundledFrom: (date) => `Mitgelieferte Liste vom ${day(date)}`,
}
