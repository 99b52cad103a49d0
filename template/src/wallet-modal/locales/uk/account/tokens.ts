import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('uk')

export const tokens: TextsById['tokens'] = {
  tokens: 'Токени',
  noTokens: 'Токенів поки немає',
  noTokensText: (network) => `Тут з’явиться те, що ви отримаєте в мережі ${network}.`,
  allTokens: 'Усі токени',
  unpriced: 'Без відомої ціни',
  searchTokens: 'Назва або адреса токена',
  noTokenFound: 'Токен не знайдено',
  noTokenFoundText: (query) => `Серед ваших токенів тут немає «${query}».`,
  tokensUnavailable: 'Баланс токенів недоступний',
  tokensUnavailableText: 'Не відповіли ні сервіс даних, ні мережа.',
  hiddenTokens: (count) =>
    plural(count, {
      one: 'Приховано # токен без десяткових знаків',
      few: 'Приховано # токени без десяткових знаків',
      many: 'Приховано # токенів без десяткових знаків',
      other: 'Приховано # токена без десяткових знаків',
    }),
  show: 'Показати',
}
