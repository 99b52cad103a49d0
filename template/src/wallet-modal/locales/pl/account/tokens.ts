import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('pl')

export const tokens: TextsById['tokens'] = {
  tokens: 'Tokeny',
  noTokens: 'Brak tokenów',
  noTokensText: (network) => `Tutaj pojawi się to, co odbierzesz w sieci ${network}.`,
  allTokens: 'Wszystkie tokeny',
  unpriced: 'Bez znanej ceny',
  searchTokens: 'Szukaj nazwy lub wklej adres',
  noTokenFound: 'Nie znaleziono tokena',
  noTokenFoundText: (query) => `Nic z tego, co tu posiadasz, nie pasuje do „${query}”.`,
  tokensUnavailable: 'Saldo tokenów niedostępne',
  tokensUnavailableText: 'Nie odpowiedziały ani usługa danych, ani sieć.',
  hiddenTokens: (count) =>
    plural(count, {
      one: '# token bez miejsc dziesiętnych jest ukryty',
      few: '# tokeny bez miejsc dziesiętnych są ukryte',
      many: '# tokenów bez miejsc dziesiętnych jest ukrytych',
      other: '# tokena bez miejsc dziesiętnych jest ukryte',
    }),
  show: 'Pokaż',
}
