import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, day } = wordsIn('pt-BR')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, {
          one: 'Buscar em # carteira',
          many: 'Buscar em # de carteiras',
          other: 'Buscar em # carteiras',
        })
      : 'Buscar carteiras',
  showQrCode: 'Mostrar QR Code',
  certified: 'Certificada',
  certifiedOnly: 'Certificadas pela WalletConnect',
  certifiedNotice: 'Somente as certificadas pela WalletConnect',
  found: (count) =>
    count > 0 ? plural(count, { one: '# carteira', many: '# de carteiras', other: '# carteiras' }) : 'Nenhuma carteira',
  noMatch: (query) => `Nenhum resultado para “${query}”`,
  noMatchText: 'Confira a grafia ou escaneie um código com qualquer carteira compatível com WalletConnect.',
  noMatchPlainText: 'Confira a grafia.',
  noCertified: 'Nenhuma carteira certificada encontrada',
  noWallets: 'Nenhuma carteira para mostrar',
  noWalletsText: 'O diretório não tem nenhuma para as redes deste app.',
  failed: 'A lista de carteiras não carregou',
  failedText: 'Verifique sua conexão com a internet e tente novamente.',
  outdated: 'Não foi possível atualizar a lista.',
  bundledFrom: (date) => `Lista incluída, de ${day(date)}`,
}
