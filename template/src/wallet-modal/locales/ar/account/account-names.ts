import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'اختيار الاسم', RegisterAccountNameSuccess: 'اسم الحساب' },
  choose: 'اختيار اسم للحساب',
  chooseHint: 'يمكن للآخرين الإرسال إلى الاسم بدلاً من العنوان',
  label: 'اسم الحساب',
  placeholder: 'your-name',
  checking: 'جارٍ البحث عن الاسم',
  tooShort: 'يتكوّن الاسم من 4 أحرف على الأقل',
  notValid: 'لا يحتوي الاسم إلا على حروف وأرقام وواصلات',
  owned: 'لديك اسم بالفعل',
  available: 'متاح',
  registered: 'مسجّل بالفعل',
  register: 'تسجيل الاسم',
  registering: 'جارٍ التسجيل…',
  registerFailed: (name) => `حدث خطأ أثناء تسجيل الاسم ${name}`,
  doneTitle: 'تم اختيار اسم الحساب بنجاح',
  doneText: 'يمكنك الآن إضافة أموال إلى حسابك وتداول عملاتك المشفرة.',
  done: 'لنبدأ!',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'تعذّر جلب اقتراحات الأسماء',
  NAME_NETWORK_NOT_FOUND: 'لم يتم العثور على الشبكة',
  NAME_ACCOUNT_NOT_FOUND: 'لم يتم العثور على العنوان أو على طريقة تسجيل الدخول',
  NAME_ACCOUNT_CHANGED: 'تغيّر الحساب، لذا لم يُسجَّل الاسم',
  NAME_NOT_CONFIRMED: 'لم يتسنَّ تأكيد الاسم بعد. ابحث عنه قبل إعادة المحاولة',
  NAME_SIGNATURE_NOT_VALID: 'التوقيع ليس من هذا الحساب، لذا لم يُسجَّل الاسم',
}
