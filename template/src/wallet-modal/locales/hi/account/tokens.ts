import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('hi')

export const tokens: TextsById['tokens'] = {
  tokens: 'टोकन',
  noTokens: 'अभी कोई टोकन नहीं',
  noTokensText: (network) => `आप ${network} पर जो प्राप्त करेंगे, वह यहां दिखेगा।`,
  allTokens: 'सभी टोकन',
  unpriced: 'जिनकी कीमत पता नहीं',
  searchTokens: 'नाम खोजें या एड्रेस पेस्ट करें',
  noTokenFound: 'कोई टोकन नहीं मिला',
  noTokenFoundText: (query) => `यहां आपके पास “${query}” से मिलता-जुलता कुछ नहीं है।`,
  tokensUnavailable: 'टोकन बैलेंस उपलब्ध नहीं है',
  tokensUnavailableText: 'न डेटा सेवा से जवाब मिला, न नेटवर्क से।',
  hiddenTokens: (count) =>
    plural(count, {
      one: 'बिना दशमलव वाला # टोकन छिपा है',
      other: 'बिना दशमलव वाले # टोकन छिपे हैं',
    }),
  show: 'दिखाएं',
}
