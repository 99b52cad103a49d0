import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'التأكيد في محفظتك',
  close: 'إغلاق',
  notAllowed: 'الإجراء غير مسموح به',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'خطأ في الشبكة: تعذّر تحميل المحفظة المدمجة',
  FRAME_FAILED: 'تعذّر تحميل تسجيل الدخول بالبريد الإلكتروني',
  FRAME_TIMED_OUT: 'لم تستجب المحفظة المدمجة في الوقت المحدد',
  FRAME_RESTARTED: 'أُعيد تشغيل نافذة تسجيل الدخول؛ أعد المحاولة',
  REQUEST_LOST: 'أُعيد تشغيل نافذة تسجيل الدخول، وربما يكون الطلب قد أُرسل. تحقق قبل تكراره',
  FRAME_ERROR: 'حدث خطأ',
  REQUEST_ABORTED: 'تم إيقاف الطلب',
  ABORTED: 'حدث خطأ ما',
  RPC_NOT_ALLOWED: 'الطلب غير مسموح به',
  EMAIL_TOO_SOON: 'أعد المحاولة بعد #',
  EMAIL_NOT_VALID: 'البريد الإلكتروني غير صالح',
  SOCIAL_TIMED_OUT: 'انتهت مهلة تسجيل الدخول عبر التواصل الاجتماعي. يُرجى إعادة المحاولة',
  SOCIAL_NO_STATE: 'رابط العودة من تسجيل الدخول غير مكتمل',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'خطأ في الشبكة: تعذّر تحميل المحفظة المدمجة',
    text: 'تحقق من اتصالك بالإنترنت، ثم أعد المحاولة.',
  },
  iframe_request_timeout: {
    title: 'لم تستجب المحفظة المدمجة في الوقت المحدد',
    text: 'أعد المحاولة بعد قليل.',
  },
  unverified_domain: {
    title: 'إعداد التطبيق غير صالح',
    text: 'غير مسموح لعنوان هذه الصفحة باستخدام محفظة التطبيق.',
  },
}
