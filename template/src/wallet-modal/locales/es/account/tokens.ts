import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('es')

export const tokens: TextsById['tokens'] = {
  tokens: 'Tokens',
  noTokens: 'Todavía no hay tokens',
  noTokensText: (network) => `Lo que reciba en ${network} aparecerá aquí.`,
  allTokens: 'Todos los tokens',
  unpriced: 'Sin precio conocido',
  searchTokens: 'Buscar nombre o pegar dirección',
  noTokenFound: 'No se encontró ningún token',
  noTokenFoundText: (query) => `Nada de lo que tiene aquí coincide con «${query}».`,
  tokensUnavailable: 'Saldo de tokens no disponible',
  tokensUnavailableText: 'No respondieron ni el servicio de datos ni la red.',
  hiddenTokens: (count) =>
    plural(count, {
      one: '# token sin decimales está oculto',
      many: '# de tokens sin decimales están ocultos',
      other: '# tokens sin decimales están ocultos',
    }),
  show: 'Mostrar',
}
