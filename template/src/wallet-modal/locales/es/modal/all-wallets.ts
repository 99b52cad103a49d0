import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, day } = wordsIn('es')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, {
          one: 'Buscar en # billetera',
          many: 'Buscar en # de billeteras',
          other: 'Buscar en # billeteras',
        })
      : 'Buscar billeteras',
  showQrCode: 'Mostrar código QR',
  certified: 'Certificada',
  certifiedOnly: 'Certificadas por WalletConnect',
  certifiedNotice: 'Solo las certificadas por WalletConnect',
  found: (count) =>
    count > 0
      ? plural(count, { one: '# billetera', many: '# de billeteras', other: '# billeteras' })
      : 'Ninguna billetera',
  noMatch: (query) => `Sin resultados para «${query}»`,
  noMatchText: 'Revise la ortografía o escanee un código con cualquier billetera compatible con WalletConnect.',
  noMatchPlainText: 'Revise la ortografía.',
  noCertified: 'No se encontró ninguna billetera certificada',
  noWallets: 'No hay billeteras que mostrar',
  noWalletsText: 'El directorio no tiene ninguna para las redes de esta app.',
  failed: 'La lista de billeteras no se cargó',
  failedText: 'Compruebe su conexión e inténtelo de nuevo.',
  outdated: 'No se pudo actualizar la lista.',
  bundledFrom: (date) => `Lista incluida del ${day(date)}`,
}
