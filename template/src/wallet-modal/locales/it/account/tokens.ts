import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('it')

export const tokens: TextsById['tokens'] = {
  tokens: 'Token',
  noTokens: 'Ancora nessun token',
  noTokensText: (network) => `Ciò che ricevi su ${network} compare qui.`,
  allTokens: 'Tutti i token',
  unpriced: 'Senza un prezzo noto',
  searchTokens: 'Cerca nome o incolla indirizzo',
  noTokenFound: 'Nessun token trovato',
  noTokenFoundText: (query) => `Nulla di ciò che possiedi qui corrisponde a “${query}”.`,
  tokensUnavailable: 'Saldo token non disponibile',
  tokensUnavailableText: 'Non hanno risposto né il servizio dati né la rete.',
  hiddenTokens: (count) =>
    plural(count, {
      one: '# token senza decimali è nascosto',
      many: '# di token senza decimali sono nascosti',
      other: '# token senza decimali sono nascosti',
    }),
  show: 'Mostra',
}
