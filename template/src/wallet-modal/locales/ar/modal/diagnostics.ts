import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'حفظ تقرير',
  text: 'يُخبر التقرير مطوّري هذا التطبيق بما حدث هنا في الدقائق الأخيرة.',
  privacy: 'لا يحتوي على عناوين ولا أسماء ولا مبالغ ولا رسائل. لا يُرسَل أي شيء: تحفظ ملفاً وتقرر أنت من يحصل عليه.',
  since: 'بداية التقرير',
  steps: 'الخطوات',
  requests: 'الطلبات',
  browser: 'المتصفح',
  content: 'عرض التقرير كاملاً',
  save: 'حفظ الملف',
  saved: 'تم حفظ التقرير',
}
