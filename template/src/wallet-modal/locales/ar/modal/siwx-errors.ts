import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'تسجيل الدخول غير مفعّل في هذا التطبيق',
  NO_ACTIVE_CAIP_ADDRESS: 'لا يوجد حساب مرتبط',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'لا توجد شبكة محددة أو محفظة مرتبطة',
  SIWX_INIT_FAILED: 'حدثت مشكلة عند بدء تسجيل الدخول',
  SIGNATURE_DECLINED: 'تم رفض التوقيع',
  SMART_ACCOUNT_NOT_SUPPORTED: 'ربما لا يدعم هذا التطبيق الحسابات الذكية',
  SIGNATURE_NOT_VALID: 'التوقيع غير صالح',
  SIWE_NOT_VERIFIED: 'تعذّر التحقق من الرسالة',
  SIWX_MESSAGE_NOT_VALID: 'رسالة تسجيل الدخول غير صالحة',
  SIWX_NETWORK_NOT_FOUND: 'لم يتم العثور على الشبكة اللازمة للتحقق من التوقيع',
  SIWX_NOT_AUTHENTICATED: 'لم يتم تسجيل الدخول',
  SIGN_IN_UNAVAILABLE: 'خدمة تسجيل الدخول لا تستجيب',
  SIGN_IN_REFUSED: 'رفضت خدمة تسجيل الدخول هذه المحاولة',
}
