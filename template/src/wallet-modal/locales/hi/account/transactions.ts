import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `भेजा जा रहा है: ${amount}`,
  sendingText: 'नेटवर्क थोड़ी देर में इसकी पुष्टि करेगा। आप यह विंडो बंद कर सकते हैं।',
  sent: (amount) => `भेजा गया: ${amount}`,
  sentText: (receiver) => `यह ${receiver} को मिल गया।`,
  reverted: 'नेटवर्क ने ट्रांसफ़र नामंज़ूर कर दिया',
  revertedText: 'रकम ट्रांसफ़र नहीं हुई। हो सकता है कि नेटवर्क ने अपना शुल्क रख लिया हो।',
  unknown: 'अभी पुष्टि नहीं हुई',
  unknownText:
    'नेटवर्क से जवाब नहीं मिला है। ट्रांज़ैक्शन अब भी पूरा हो सकता है, इसलिए जब तक आप अपना अकाउंट न देख लें, इसे दोबारा न भेजें।',
  swapping: (amount) => `स्वैप हो रहा है: ${amount}`,
  swapped: (amount) => `स्वैप हो गया: ${amount}`,
  swappedText: (amount) => `आपके अकाउंट में आई रकम: कम से कम ${amount}।`,
  swapReverted: 'नेटवर्क ने स्वैप नामंज़ूर कर दिया',
  swapRevertedText:
    'कीमत आपकी तय की हुई सीमा से ज़्यादा बदल गई या बहुत समय लग गया। आपके टोकन आपके पास ही हैं, लेकिन आपने नेटवर्क शुल्क दिया है।',
  transaction: 'ट्रांज़ैक्शन',
  transactionSent: 'ट्रांज़ैक्शन भेजा गया',
  transactionSentText: 'नेटवर्क ने इसकी पुष्टि कर दी।',
  transactionReverted: 'नेटवर्क ने ट्रांज़ैक्शन नामंज़ूर कर दिया',
  transactionRevertedText: 'कुछ भी ट्रांसफ़र नहीं हुआ। हो सकता है कि नेटवर्क ने अपना शुल्क रख लिया हो।',
  done: 'हो गया',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `भेजा जा रहा है: ${amount}`,
  sendingUnknown: (amount) => `अभी पुष्टि नहीं हुई: ${amount}`,
  sent: (amount) => `भेजा गया: ${amount}`,
  sendFailed: (amount) => `नहीं भेजा गया: ${amount}`,
  sendRefused: 'नेटवर्क ने इसे नामंज़ूर कर दिया।',
  swapping: (amount) => `स्वैप हो रहा है: ${amount}`,
  swapped: (amount) => `स्वैप हो गया: ${amount}`,
  swapFailed: (amount) => `स्वैप नहीं हुआ: ${amount}`,
  transaction: 'ट्रांज़ैक्शन',
  to: (receiver) => `${receiver} को`,
  confirmIn: (wallet) => `${wallet} में पुष्टि करें`,
  confirmText: 'अपने वॉलेट में पूरी जानकारी जांचें, फिर वहीं पुष्टि करें।',
  // Only the waiting ends: the request may still be open in the wallet.
  cancelRequest: 'इंतज़ार बंद करें',
}
