import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { day, plural } = wordsIn('hi')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? plural(count, { one: '# वॉलेट में खोजें', other: '# वॉलेट में खोजें' }) : 'वॉलेट खोजें'),
  showQrCode: 'QR कोड दिखाएं',
  certified: 'प्रमाणित',
  certifiedOnly: 'WalletConnect से प्रमाणित',
  certifiedNotice: 'सिर्फ़ WalletConnect से प्रमाणित',
  found: (count) => (count > 0 ? plural(count, { one: '# वॉलेट', other: '# वॉलेट' }) : 'कोई वॉलेट नहीं'),
  noMatch: (query) => `“${query}” से मिलता-जुलता कुछ नहीं मिला`,
  noMatchText: 'वर्तनी जांचें या WalletConnect वाले किसी भी वॉलेट से कोड स्कैन करें।',
  noMatchPlainText: 'वर्तनी जांचें।',
  noCertified: 'कोई प्रमाणित वॉलेट नहीं मिला',
  noWallets: 'दिखाने के लिए कोई वॉलेट नहीं',
  noWalletsText: 'डायरेक्ट्री में इस ऐप के नेटवर्क के लिए कोई वॉलेट नहीं है।',
  failed: 'वॉलेट की सूची लोड नहीं हुई',
  failedText: 'अपना इंटरनेट कनेक्शन जांचें, फिर दोबारा कोशिश करें।',
  outdated: 'सूची अपडेट नहीं हो सकी।',
  bundledFrom: (date) => `ऐप के साथ आई सूची, ${day(date)} की`,
}
