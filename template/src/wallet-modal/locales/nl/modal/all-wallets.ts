import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, day } = wordsIn('nl')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0 ? plural(count, { one: '# wallet doorzoeken', other: '# wallets doorzoeken' }) : 'Wallets zoeken',
  showQrCode: 'QR-code tonen',
  certified: 'Gecertificeerd',
  certifiedOnly: 'WalletConnect-gecertificeerd',
  certifiedNotice: 'Alleen WalletConnect-gecertificeerd',
  found: (count) => (count > 0 ? plural(count, { one: '# wallet', other: '# wallets' }) : 'Geen wallets'),
  noMatch: (query) => `Geen resultaat voor “${query}”`,
  noMatchText: 'Controleer de spelling, of scan een code met een wallet die WalletConnect ondersteunt.',
  noMatchPlainText: 'Controleer de spelling.',
  noCertified: 'Geen gecertificeerde wallet gevonden',
  noWallets: 'Geen wallets om te tonen',
  noWalletsText: 'De walletlijst kent er geen voor de netwerken van deze app.',
  failed: 'De walletlijst is niet geladen',
  failedText: 'Controleer je verbinding en probeer het opnieuw.',
  outdated: 'De lijst kon niet worden bijgewerkt.',
  bundledFrom: (date) => `Meegeleverde lijst van ${day(date)}`,
}
