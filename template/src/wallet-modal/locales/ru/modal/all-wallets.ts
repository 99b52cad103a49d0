import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('ru')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, {
          one: 'Поиск среди # кошелька',
          few: 'Поиск среди # кошельков',
          many: 'Поиск среди # кошельков',
          other: 'Поиск среди # кошелька',
        })
      : 'Поиск кошельков',
  showQrCode: 'Показать QR-код',
  certified: 'Сертифицирован',
  certifiedOnly: 'Сертификат WalletConnect',
  certifiedNotice: 'Только сертифицированные WalletConnect',
  found: (count) =>
    count > 0
      ? plural(count, { one: '# кошелек', few: '# кошелька', many: '# кошельков', other: '# кошелька' })
      : 'Нет кошельков',
  noMatch: (query) => `По запросу «${query}» ничего нет`,
  noMatchText: 'Проверьте написание или отсканируйте код любым кошельком с поддержкой WalletConnect.',
  noMatchPlainText: 'Проверьте написание.',
  noCertified: 'Сертифицированный кошелек не найден',
  noWallets: 'Нет кошельков для показа',
  noWalletsText: 'В каталоге их нет для сетей этого приложения.',
  failed: 'Список кошельков не загрузился',
  failedText: 'Проверьте подключение к интернету и попробуйте еще раз.',
  outdated: 'Не удалось обновить список.',
  bundledFrom: (date) => `Встроенный список от ${day(date)}`,
}
