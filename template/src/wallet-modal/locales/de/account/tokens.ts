import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('de')

export const tokens: TextsById['tokens'] = {
  tokens: 'Token',
  noTokens: 'Noch keine Token',
  noTokensText: (network) => `Was Sie auf ${network} empfangen, erscheint hier.`,
  allTokens: 'Alle Token',
  unpriced: 'Ohne bekannten Preis',
  searchTokens: 'Name suchen oder Adresse einfügen',
  noTokenFound: 'Kein Token gefunden',
  noTokenFoundText: (query) => `Nichts, was Sie hier besitzen, passt zu „${query}“.`,
  tokensUnavailable: 'Token-Guthaben nicht verfügbar',
  tokensUnavailableText: 'Weder der Datendienst noch das Netzwerk hat geantwortet.',
  hiddenTokens: (count) =>
    plural(count, {
      one: '# Token ohne Nachkommastellen ist ausgeblendet',
      other: '# Token ohne Nachkommastellen sind ausgeblendet',
    }),
  show: 'Anzeigen',
}
