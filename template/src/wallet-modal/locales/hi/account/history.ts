import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('hi')

export const history: TextsById['history'] = {
  tab: 'गतिविधि',
  list: 'ट्रांज़ैक्शन',
  kinds: {
    // An allowance, not a confirmation: a contract may take tokens.
    approve: {
      done: 'खर्च की अनुमति दी गई',
      pending: 'खर्च की अनुमति दी जा रही है',
      failed: 'खर्च की अनुमति नहीं दी जा सकी',
    },
    borrow: { done: 'उधार लिया गया', pending: 'उधार लिया जा रहा है', failed: 'उधार नहीं लिया जा सका' },
    burn: { done: 'बर्न किया गया', pending: 'बर्न किया जा रहा है', failed: 'बर्न नहीं किया जा सका' },
    buy: { done: 'खरीदा गया', pending: 'खरीदा जा रहा है', failed: 'खरीदा नहीं जा सका' },
    cancel: { done: 'रद्द किया गया', pending: 'रद्द किया जा रहा है', failed: 'रद्द नहीं किया जा सका' },
    claim: { done: 'क्लेम किया गया', pending: 'क्लेम किया जा रहा है', failed: 'क्लेम नहीं किया जा सका' },
    deploy: { done: 'डिप्लॉय किया गया', pending: 'डिप्लॉय किया जा रहा है', failed: 'डिप्लॉय नहीं किया जा सका' },
    deposit: { done: 'जमा किया गया', pending: 'जमा किया जा रहा है', failed: 'जमा नहीं किया जा सका' },
    execute: {
      done: 'एक्ज़ीक्यूट किया गया',
      pending: 'एक्ज़ीक्यूट किया जा रहा है',
      failed: 'एक्ज़ीक्यूट नहीं किया जा सका',
    },
    mint: { done: 'मिंट किया गया', pending: 'मिंट किया जा रहा है', failed: 'मिंट नहीं किया जा सका' },
    receive: { done: 'प्राप्त हुआ', pending: 'प्राप्त हो रहा है', failed: 'प्राप्त नहीं हो सका' },
    repay: { done: 'चुकाया गया', pending: 'चुकाया जा रहा है', failed: 'चुकाया नहीं जा सका' },
    sell: { done: 'बेचा गया', pending: 'बेचा जा रहा है', failed: 'बेचा नहीं जा सका' },
    send: { done: 'भेजा गया', pending: 'भेजा जा रहा है', failed: 'भेजा नहीं जा सका' },
    stake: { done: 'स्टेक किया गया', pending: 'स्टेक किया जा रहा है', failed: 'स्टेक नहीं किया जा सका' },
    trade: { done: 'स्वैप किया गया', pending: 'स्वैप किया जा रहा है', failed: 'स्वैप नहीं किया जा सका' },
    unstake: { done: 'अनस्टेक किया गया', pending: 'अनस्टेक किया जा रहा है', failed: 'अनस्टेक नहीं किया जा सका' },
    withdraw: { done: 'निकाला गया', pending: 'निकाला जा रहा है', failed: 'निकाला नहीं जा सका' },
  },
  sendingTo: (receiver) => `${receiver} को भेजा जा रहा है`,
  notConfirmed: 'अभी पुष्टि नहीं हुई',
  from: (sender) => `${sender} से`,
  to: (receiver) => `${receiver} को`,
  confirmed: 'पुष्टि हो गई',
  pending: 'पुष्टि बाकी है',
  failed: 'नहीं हो सका',
  notSent: 'नहीं भेजा गया',
  nameless: '-',
  moreTransfers: (count) => plural(count, { one: 'और # अन्य', other: 'और # अन्य' }),
  allActivity: 'पूरी गतिविधि',
  showMore: 'और दिखाएं',
  ownOnly: 'सिर्फ़ इस ब्राउज़र से भेजे गए ट्रांज़ैक्शन दिखाए गए हैं।',
  unavailable: 'गतिविधि उपलब्ध नहीं है',
  unavailableText: 'डेटा सेवा से जवाब नहीं मिला और इस ब्राउज़र से कुछ भी नहीं भेजा गया।',
  incomplete: 'बाकी गतिविधि लोड नहीं हुई।',
  noTransactions: 'अभी कोई ट्रांज़ैक्शन नहीं',
  noTransactionsText: 'कुछ भेजने, प्राप्त करने या कोई ऐप इस्तेमाल करने पर वह यहां दिखेगा।',
  noActivity: 'अभी कोई गतिविधि नहीं',
  noActivityText: 'आपके अगले ट्रांज़ैक्शन यहां दिखेंगे।',
  receive: 'प्राप्त करें',
}
