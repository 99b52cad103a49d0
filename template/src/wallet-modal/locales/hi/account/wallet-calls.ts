import type { TextsById } from '../../language'

// "Revoke" is "remove access": "रद्द करें" is the button that cancels.
export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'स्मार्ट सेशन', SmartSessionCreated: 'स्मार्ट सेशन' },
  row: 'स्मार्ट सेशन',
  rowHint: 'वे ऐप, जो इस अकाउंट की ओर से काम कर सकते हैं',
  states: { active: 'चालू', expired: 'खत्म हो चुका', revoked: 'हटाया गया' },
  filter: 'दिखाए जाने वाले सेशन',
  unknownApp: 'अनजान ऐप',
  validUntil: 'इस तारीख तक',
  until: (date) => `${date} तक`,
  revoke: 'ऐक्सेस हटाएं',
  revoking: 'ऐक्सेस हटाया जा रहा है…',
  none: {
    active: 'कोई चालू सेशन नहीं',
    expired: 'कोई खत्म हो चुका सेशन नहीं',
    revoked: 'कोई हटाया गया सेशन नहीं',
  },
  noneText: 'वे ऐप, जो इस अकाउंट की ओर से काम कर सकते हैं, यहां दिखते हैं।',
  fetchFailed: 'स्मार्ट सेशन लोड नहीं हो सके',
  revokeFailed: 'स्मार्ट सेशन का ऐक्सेस नहीं हटाया जा सका',
  failedText: 'अपना इंटरनेट कनेक्शन जांचें, फिर दोबारा कोशिश करें।',
  tryAgain: 'फिर से कोशिश करें',
  created: 'स्मार्ट सेशन बन गया',
  createdText: 'सेशन खत्म होने तक यह ऐप इस अकाउंट की ओर से काम कर सकता है। आप अकाउंट की सेटिंग में जाकर इसका ऐक्सेस हटा सकते हैं।',
  gotIt: 'ठीक है',
  permission: (type) => `परमिशन: ${type}`,
}
