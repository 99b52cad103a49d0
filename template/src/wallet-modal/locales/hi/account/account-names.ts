import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'नाम चुनें', RegisterAccountNameSuccess: 'अकाउंट का नाम' },
  choose: 'अकाउंट का नाम चुनें',
  chooseHint: 'दूसरे लोग एड्रेस के बजाय इस नाम पर भेज सकते हैं',
  label: 'अकाउंट का नाम',
  placeholder: 'aapka-naam',
  checking: 'नाम खोजा जा रहा है',
  tooShort: 'नाम में कम से कम 4 वर्ण होने चाहिए',
  notValid: 'नाम में सिर्फ़ अक्षर, अंक और हाइफ़न हो सकते हैं',
  owned: 'आपके पास पहले से एक नाम है',
  available: 'उपलब्ध है',
  registered: 'पहले से रजिस्टर है',
  register: 'नाम रजिस्टर करें',
  registering: 'रजिस्टर हो रहा है…',
  registerFailed: (name) => `${name} नाम रजिस्टर करने में गड़बड़ी हुई`,
  doneTitle: 'अकाउंट का नाम चुन लिया गया',
  doneText: 'अब आप अपने अकाउंट में पैसे डाल सकते हैं और अपनी क्रिप्टो की ट्रेडिंग कर सकते हैं।',
  done: 'आगे बढ़ें',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'नामों के सुझाव लोड नहीं हो सके',
  NAME_NETWORK_NOT_FOUND: 'नेटवर्क नहीं मिला',
  NAME_ACCOUNT_NOT_FOUND: 'एड्रेस या लॉग इन नहीं मिला',
  NAME_ACCOUNT_CHANGED: 'अकाउंट बदल गया है, इसलिए नाम रजिस्टर नहीं किया गया',
  NAME_NOT_CONFIRMED: 'नाम की पुष्टि अभी नहीं हो सकी। फिर से कोशिश करने से पहले नाम खोजकर देखें',
  NAME_SIGNATURE_NOT_VALID: 'हस्ताक्षर इस अकाउंट के नहीं हैं, इसलिए नाम रजिस्टर नहीं किया गया',
}
