import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('hi')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'ईमेल से जारी रखें',
    EmailVerifyOtp: 'कोड डालें',
    EmailVerifyDevice: 'इस डिवाइस को मंज़ूर करें',
    UpdateEmailWallet: 'ईमेल बदलें',
    UpdateEmailPrimaryOtp: 'मौजूदा ईमेल की पुष्टि करें',
    UpdateEmailSecondaryOtp: 'नए ईमेल की पुष्टि करें',
    UpgradeEmailWallet: 'वॉलेट अपग्रेड करें',
  },
  label: 'ईमेल पता',
  placeholder: 'ईमेल',
  submit: 'ईमेल से जारी रखें',
  invalid: 'ईमेल मान्य नहीं है। फिर से कोशिश करें।',
  tryAgain: (message) =>
    /फिर से कोशिश|दोबारा कोशिश|try again/i.test(message)
      ? message
      : `${message.replace(/[.!।…]?$/, '')}। फिर से कोशिश करें`,
  changeHint: 'हम पहले आपके मौजूदा ईमेल पते पर एक कोड भेजते हैं और फिर नए ईमेल पते पर दूसरा। आपका अकाउंट वही रहता है।',
  cancel: 'रद्द करें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'अपना ईमेल देखें',
  codeSentTo: (address) => `हमने ${address} पर जो कोड भेजा है, उसे डालें।`,
  expires: 'कोड 20 मिनट में खत्म हो जाएगा।',
  linkSentTo: (address) => `हमने ${address} पर जो लॉग इन लिंक भेजा है, उसे मंज़ूर करें।`,
  linkExpires: 'लिंक 20 मिनट में खत्म हो जाएगा।',
  code: 'छह अंकों का कोड',
  notReceived: 'ईमेल नहीं मिला?',
  resendCode: 'कोड फिर से भेजें',
  resendEmail: 'ईमेल फिर से भेजें',
  resendIn: (seconds) => `${number(seconds)} से॰ बाद फिर भेजें`,
  resent: 'कोड वाला ईमेल फिर से भेजा गया',
  checking: 'कोड की जांच हो रही है',
  startOver: 'शुरू से करें',
  upgrade: 'अपना वॉलेट अपग्रेड करें',
  upgradeHint: 'ऐसे वॉलेट पर जाएं जिसकी कुंजी सिर्फ़ आपके पास हो',
  upgradeTitle: 'अपना वॉलेट साथ ले जाएं',
  upgradeText:
    'अपने वॉलेट के पेज पर दिए गए निर्देशों का पालन करें: वहां आपकी सीक्रेट रिकवरी फ़्रेज़ दिखाई जाती है, जिसे दूसरे वॉलेट में डाला जा सकता है। फिर उस वॉलेट से यहां दोबारा कनेक्ट करें।',
  changed: 'ईमेल पता बदल गया',
}
