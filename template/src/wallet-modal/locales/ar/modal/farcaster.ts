import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'امسح الرمز بهاتفك، ثم وافِق في Farcaster.',
  codeLabel: 'رمز تسجيل الدخول عبر Farcaster',
  codeTooLong: 'الرابط أطول من أن يُعرض كرمز. انسخه بدلاً من ذلك.',
  starting: 'جارٍ تحضير الرمز',
  copyLink: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  loading: 'جارٍ تحميل بيانات المستخدم',
  wait: 'يُرجى الانتظار لحظة.',
  continueInApp: 'تابِع في Farcaster',
  acceptInApp: 'اقبل تسجيل الدخول في التطبيق.',
  open: 'فتح Farcaster',
}
