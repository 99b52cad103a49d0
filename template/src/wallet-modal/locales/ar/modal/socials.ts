import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'الدخول عبر التواصل الاجتماعي',
  continueWith: (name) => `المتابعة عبر ${name}`,
  more: 'طرق أخرى لتسجيل الدخول',
  logIn: (name) => `تسجيل الدخول عبر ${name}`,
  opening: 'جارٍ فتح نافذة مزوّد الخدمة',
  inWindow: 'سجّل الدخول في نافذة المزوّد',
  retrieving: 'جارٍ جلب بيانات المستخدم',
  failed: 'حدث خطأ ما',
  untrusted: 'مصدر غير موثوق',
  blocked: 'حظر متصفحك النافذة',
  blockedText: 'افتح النافذة بالزر، أو تابِع في هذا التبويب.',
  cutOff: 'لم تعد النافذة موجودة',
  cutOffText: 'لا تستطيع هذه الصفحة الاحتفاظ بنافذة مزوّد الخدمة. تابِع في هذا التبويب، ثم تعود إلى هنا.',
  tryAgain: 'إعادة المحاولة',
  openWindow: 'فتح النافذة',
  sameTab: 'المتابعة في هذا التبويب',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'كل حسابات التواصل' }
