import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('pt-BR')

export const tokens: TextsById['tokens'] = {
  tokens: 'Tokens',
  noTokens: 'Ainda não há tokens',
  noTokensText: (network) => `O que você receber em ${network} aparecerá aqui.`,
  allTokens: 'Todos os tokens',
  unpriced: 'Sem preço conhecido',
  searchTokens: 'Buscar nome ou colar endereço',
  noTokenFound: 'Nenhum token encontrado',
  noTokenFoundText: (query) => `Nada do que você tem aqui corresponde a “${query}”.`,
  tokensUnavailable: 'Saldo de tokens indisponível',
  tokensUnavailableText: 'Nem o serviço de dados nem a rede responderam.',
  hiddenTokens: (count) =>
    plural(count, {
      one: '# token sem casas decimais está oculto',
      many: '# de tokens sem casas decimais estão ocultos',
      other: '# tokens sem casas decimais estão ocultos',
    }),
  show: 'Mostrar',
}
