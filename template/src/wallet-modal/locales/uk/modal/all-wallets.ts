import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('uk')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, {
          one: 'Пошук серед # гаманця',
          few: 'Пошук серед # гаманців',
          many: 'Пошук серед # гаманців',
          other: 'Пошук серед # гаманця',
        })
      : 'Пошук гаманців',
  showQrCode: 'Показати QR-код',
  certified: 'Сертифіковано',
  certifiedOnly: 'Сертифікат WalletConnect',
  certifiedNotice: 'Лише сертифіковані WalletConnect',
  found: (count) =>
    count > 0
      ? plural(count, { one: '# гаманець', few: '# гаманці', many: '# гаманців', other: '# гаманця' })
      : 'Немає гаманців',
  noMatch: (query) => `За запитом «${query}» нічого немає`,
  noMatchText: 'Перевірте написання або відскануйте код будь-яким гаманцем із підтримкою WalletConnect.',
  noMatchPlainText: 'Перевірте написання.',
  noCertified: 'Сертифікованого гаманця не знайдено',
  noWallets: 'Немає гаманців для показу',
  noWalletsText: 'У каталозі їх немає для мереж цього застосунку.',
  failed: 'Список гаманців не завантажився',
  failedText: 'Перевірте підключення до інтернету та спробуйте ще раз.',
  outdated: 'Не вдалося оновити список.',
  bundledFrom: (date) => `Вбудований список від ${day(date)}`,
}
