import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('ru')

export const tokens: TextsById['tokens'] = {
  tokens: 'Токены',
  noTokens: 'Токенов пока нет',
  noTokensText: (network) => `Здесь появится то, что вы получите в сети ${network}.`,
  allTokens: 'Все токены',
  unpriced: 'Без известной цены',
  searchTokens: 'Название или адрес токена',
  noTokenFound: 'Токен не найден',
  noTokenFoundText: (query) => `Среди ваших токенов здесь нет «${query}».`,
  tokensUnavailable: 'Баланс токенов недоступен',
  tokensUnavailableText: 'Не ответили ни сервис данных, ни сеть.',
  hiddenTokens: (count) =>
    plural(count, {
      one: 'Скрыт # токен без десятичных знаков',
      few: 'Скрыты # токена без десятичных знаков',
      many: 'Скрыто # токенов без десятичных знаков',
      other: 'Скрыто # токена без десятичных знаков',
    }),
  show: 'Показать',
}
