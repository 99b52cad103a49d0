import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'यह नहीं हो पाएगा',
  notEnough: (symbol) => `रकम और शुल्क के लिए ${symbol} काफ़ी नहीं है`,
  tooLittle: (symbol) => `${symbol} बहुत कम है`,
  notEnoughOrToken: (symbol) => `${symbol} या टोकन काफ़ी नहीं है`,
  notEnoughToken: 'टोकन काफ़ी नहीं है',
  notMoved: 'टोकन यह रकम ट्रांसफ़र नहीं करेगा',
  otherOwner: 'अकाउंट किसी और का है',
  frozen: 'टोकन अकाउंट फ़्रीज़ है',
  belowMinimum: (symbol) =>
    `जो अकाउंट खाली नहीं है, उसमें कम से कम 0.00089088 ${symbol} चाहिए: पाने वाले के अकाउंट में, और आपके अकाउंट में जो बचे`,
  outOfDate: 'इसका समय निकल गया है: फिर से कोशिश करें',
  known: 'यह नेटवर्क पर पहले से है',
  ofProgram: (error) => `प्रोग्राम का एरर ${error}`,
  signature: 'वॉलेट के हस्ताक्षर मेल नहीं खाते',
  unreadable: 'जवाब पढ़ा नहीं जा सकता',
}
