import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('hi')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => plural(count, { one: '# कॉल, एक ट्रांज़ैक्शन में', other: '# कॉल, एक ट्रांज़ैक्शन में' }),
  together: 'एक साथ',
  allOrNothing: 'सब या कुछ नहीं: अगर एक कॉल विफल होती है, तो कोई भी नहीं होती',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `कॉल ${place}: ${warning}`,
  fee: 'शुल्क',
  paidByApp: 'ऐप देता है',
  firstTransaction: 'पहला ट्रांज़ैक्शन',
  setsUp: (network, address) =>
    `यह ट्रांज़ैक्शन ${network} पर अकाउंट को सेट अप करता है। उसके बाद अकाउंट ${address} पर मौजूद कोड चलाता है`,
  replacesCode: (address) => `अकाउंट अभी ${address} पर मौजूद कोड चलाता है। यह ट्रांज़ैक्शन उस कोड को बदल देता है।`,
  replacesEarlier: 'इस अकाउंट का एक पिछला ट्रांज़ैक्शन अभी नेटवर्क में शामिल नहीं हुआ है। दोनों में से सिर्फ़ एक ही होगा।',
}
