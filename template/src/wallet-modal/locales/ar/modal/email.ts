import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('ar')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'المتابعة بالبريد الإلكتروني',
    EmailVerifyOtp: 'إدخال الرمز',
    EmailVerifyDevice: 'الموافقة على هذا الجهاز',
    UpdateEmailWallet: 'تعديل البريد الإلكتروني',
    UpdateEmailPrimaryOtp: 'تأكيد البريد الحالي',
    UpdateEmailSecondaryOtp: 'تأكيد البريد الجديد',
    UpgradeEmailWallet: 'ترقية محفظتك',
  },
  label: 'عنوان البريد الإلكتروني',
  placeholder: 'البريد الإلكتروني',
  submit: 'المتابعة بالبريد الإلكتروني',
  invalid: 'البريد الإلكتروني غير صالح. أعد المحاولة.',
  tryAgain: (message) =>
    /أعد المحاولة/.test(message) ? message : `${message.replace(/[.!?؟]?(\u2069?)$/, '$1')}. أعد المحاولة`,
  changeHint: 'نرسل رمزاً إلى عنوانك الحالي أولاً، ثم رمزاً إلى العنوان الجديد. يبقى حسابك كما هو.',
  cancel: 'إلغاء',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'تحقق من بريدك الإلكتروني',
  codeSentTo: (address) => `أدخل الرمز الذي أرسلناه إلى ${address}.`,
  expires: 'تنتهي صلاحية الرمز خلال 20 دقيقة.',
  linkSentTo: (address) => `وافِق على رابط تسجيل الدخول الذي أرسلناه إلى ${address}.`,
  linkExpires: 'تنتهي صلاحية الرابط خلال 20 دقيقة.',
  code: 'رمز من ستة أرقام',
  notReceived: 'لم تصلك رسالة؟',
  resendCode: 'إعادة إرسال الرمز',
  resendEmail: 'إعادة إرسال الرسالة',
  resendIn: (seconds) =>
    plural(seconds, {
      zero: 'إعادة الإرسال الآن',
      one: 'إعادة الإرسال خلال ثانية',
      two: 'إعادة الإرسال خلال ثانيتين',
      few: 'إعادة الإرسال خلال # ثوانٍ',
      many: 'إعادة الإرسال خلال # ثانية',
      other: 'إعادة الإرسال خلال # ثانية',
    }),
  resent: 'تمت إعادة إرسال رسالة الرمز',
  checking: 'جارٍ التحقق من الرمز',
  startOver: 'البدء من جديد',
  upgrade: 'ترقية محفظتك',
  upgradeHint: 'الانتقال إلى محفظة ذاتية الحفظ',
  upgradeTitle: 'خذ محفظتك معك',
  // "Other wallets take them": they accept the words for import. The verb must not suggest that they take something away.
  upgradeText:
    'اتبع التعليمات في صفحة محفظتك: ستعرض لك عبارة الاسترداد السرية، وتقبلها المحافظ الأخرى. ثم أعد الربط هنا بتلك المحفظة.',
  changed: 'تم تغيير عنوان البريد الإلكتروني',
}
