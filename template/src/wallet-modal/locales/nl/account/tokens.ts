import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('nl')

export const tokens: TextsById['tokens'] = {
  tokens: 'Tokens',
  noTokens: 'Nog geen tokens',
  noTokensText: (network) => `Wat je op ${network} ontvangt, verschijnt hier.`,
  allTokens: 'Alle tokens',
  unpriced: 'Zonder bekende prijs',
  searchTokens: 'Zoek naam of plak adres',
  noTokenFound: 'Geen token gevonden',
  noTokenFoundText: (query) => `Niets wat je hier hebt, komt overeen met “${query}”.`,
  tokensUnavailable: 'Tokensaldo niet beschikbaar',
  tokensUnavailableText: 'De gegevensdienst en het netwerk reageerden allebei niet.',
  hiddenTokens: (count) =>
    plural(count, { one: '# token zonder decimalen is verborgen', other: '# tokens zonder decimalen zijn verborgen' }),
  show: 'Tonen',
}
