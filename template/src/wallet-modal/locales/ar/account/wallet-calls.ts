import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'الجلسات الذكية', SmartSessionCreated: 'الجلسة الذكية' },
  row: 'الجلسات الذكية',
  rowHint: 'تطبيقات يُسمح لها بالتصرف نيابةً عن هذا الحساب',
  states: { active: 'نشطة', expired: 'منتهية', revoked: 'ملغاة' },
  filter: 'الجلسات المعروضة',
  unknownApp: 'تطبيق غير معروف',
  validUntil: 'حتى',
  until: (date) => `حتى ${date}`,
  revoke: 'إلغاء الإذن',
  revoking: 'جارٍ إلغاء الإذن…',
  none: { active: 'لا توجد جلسات نشطة', expired: 'لا توجد جلسات منتهية', revoked: 'لا توجد جلسات ملغاة' },
  noneText: 'تُدرج هنا التطبيقات التي يُسمح لها بالتصرف نيابةً عن هذا الحساب.',
  fetchFailed: 'تعذّر جلب الجلسات الذكية',
  revokeFailed: 'تعذّر إلغاء الجلسة الذكية',
  failedText: 'تحقق من اتصالك بالإنترنت، ثم أعد المحاولة.',
  tryAgain: 'إعادة المحاولة',
  created: 'تم إنشاء الجلسة الذكية',
  createdText: 'يُسمح للتطبيق بالتصرف نيابةً عن هذا الحساب حتى تنتهي الجلسة. يمكنك إلغاؤها في إعدادات الحساب.',
  gotIt: 'فهمت',
  permission: (type) => `الإذن: ${type}`,
}
