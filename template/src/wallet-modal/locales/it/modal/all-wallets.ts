import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('it')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, { one: 'Cerca in # wallet', many: 'Cerca tra # di wallet', other: 'Cerca tra # wallet' })
      : 'Cerca wallet',
  showQrCode: 'Mostra codice QR',
  certified: 'Certificato',
  certifiedOnly: 'Certificati WalletConnect',
  certifiedNotice: 'Solo certificati WalletConnect',
  found: (count) =>
    count > 0 ? plural(count, { one: '# wallet', many: '# di wallet', other: '# wallet' }) : 'Nessun wallet',
  noMatch: (query) => `Nessun risultato per “${query}”`,
  noMatchText: 'Controlla come è scritto, oppure scansiona un codice con un wallet che supporta WalletConnect.',
  noMatchPlainText: 'Controlla come è scritto.',
  noCertified: 'Nessun wallet certificato',
  noWallets: 'Nessun wallet da mostrare',
  noWalletsText: 'L’elenco non ne conosce per le reti di questa app.',
  failed: 'Elenco wallet non caricato',
  failedText: 'Controlla la connessione a Internet, poi riprova.',
  outdated: 'Non è stato possibile aggiornare l’elenco.',
  bundledFrom: (date) => `Elenco incluso (${day(date)})`,
}
