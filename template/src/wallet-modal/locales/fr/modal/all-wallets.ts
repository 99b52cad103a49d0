import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('fr')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, {
          one: 'Chercher parmi # portefeuille',
          many: 'Chercher parmi # de portefeuilles',
          other: 'Chercher parmi # portefeuilles',
        })
      : 'Chercher un portefeuille',
  showQrCode: 'Afficher le code QR',
  certified: 'Certifié',
  certifiedOnly: 'Certifiés WalletConnect',
  certifiedNotice: 'Certifiés WalletConnect uniquement',
  found: (count) =>
    count > 0
      ? plural(count, { one: '# portefeuille', many: '# de portefeuilles', other: '# portefeuilles' })
      : 'Aucun portefeuille',
  noMatch: (query) => `Aucun résultat pour « ${query} »`,
  noMatchText: 'Vérifiez l’orthographe, ou scannez un code avec un portefeuille compatible avec WalletConnect.',
  noMatchPlainText: 'Vérifiez l’orthographe.',
  noCertified: 'Aucun portefeuille certifié trouvé',
  noWallets: 'Aucun portefeuille à afficher',
  noWalletsText: 'L’annuaire n’en connaît aucun pour les réseaux de cette application.',
  failed: 'La liste ne s’est pas chargée',
  failedText: 'Vérifiez votre connexion, puis réessayez.',
  outdated: 'La liste n’a pas pu être mise à jour.',
  bundledFrom: (date) => `Liste fournie, datée du ${day(date)}`,
}
