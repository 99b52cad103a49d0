import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `${app} में साइन इन करें`,
  unknownApp: 'इस ऐप',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'आपके हस्ताक्षर से साबित होता है कि यह अकाउंट आपका है। यह मुफ़्त है और इससे कुछ भी ट्रांसफ़र नहीं होता।',
  requiredNote: 'रद्द करने पर आपका वॉलेट डिस्कनेक्ट हो जाएगा।',
  site: 'साइट',
  statement: 'आप इस पर हस्ताक्षर करेंगे',
  account: 'अकाउंट',
  network: 'नेटवर्क',
  validUntil: 'इस समय तक मान्य',
  fullMessage: 'पूरा मैसेज',
  cancel: 'रद्द करें',
  cancelling: 'रद्द हो रहा है…',
  sign: 'हस्ताक्षर करें',
  signing: 'हस्ताक्षर हो रहे हैं…',
  notEnabled: 'इस ऐप में साइन इन की सुविधा नहीं है।',
  notReady: 'मैसेज नहीं बनाया जा सका',
  tryAgain: 'फिर से कोशिश करें',
  unavailable: 'साइन इन उपलब्ध नहीं है',
  unavailableText: 'इस ऐप की साइन इन सेवा से जवाब नहीं मिल रहा है। थोड़ी देर बाद फिर से कोशिश करें।',
  failedText: 'आपने अभी तक साइन इन नहीं किया है। आप फिर से कोशिश कर सकते हैं।',
  expired: 'आपका सेशन खत्म हो गया है। फिर से साइन इन करें।',
  reasons: {
    signOutFailed: 'साइन आउट नहीं हो सका',
    noSession: 'सर्वर ने कोई सेशन शुरू नहीं किया',
    otherAccount: 'यह किसी दूसरे अकाउंट के लिए बना है',
    otherDomain: (domain) => `यह ${domain} के लिए बना है`,
  },
}
