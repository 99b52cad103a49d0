import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('tr')

export const tokens: TextsById['tokens'] = {
  tokens: 'Tokenler',
  noTokens: 'Henüz token yok',
  noTokensText: (network) => `${network} ağında aldıklarınız burada görünür.`,
  allTokens: 'Tüm tokenler',
  unpriced: 'Fiyatı bilinmeyenler',
  searchTokens: 'Ad arayın veya adres yapıştırın',
  noTokenFound: 'Token bulunamadı',
  noTokenFoundText: (query) => `Buradaki varlıklarınız arasında “${query}” ile eşleşen yok.`,
  tokensUnavailable: 'Token bakiyesi alınamıyor',
  tokensUnavailableText: 'Ne veri hizmeti ne de ağ yanıt verdi.',
  hiddenTokens: (count) =>
    plural(count, { one: 'Ondalık basamağı olmayan # token gizli', other: 'Ondalık basamağı olmayan # token gizli' }),
  show: 'Göster',
}
