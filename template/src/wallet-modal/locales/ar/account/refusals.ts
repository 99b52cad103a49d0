import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'ستفشل',
  notEnough: (symbol) => `رصيد ${symbol} لا يكفي للمبلغ والرسوم`,
  tooLittle: (symbol) => `رصيد ${symbol} قليل جدًا`,
  notEnoughOrToken: (symbol) => `رصيد ${symbol} أو رصيد الرمز المميز لا يكفي`,
  notEnoughToken: 'رصيد الرمز المميز لا يكفي',
  notMoved: 'لن ينقل عقد الرمز المميز المبلغ',
  otherOwner: 'الحساب يخص شخصًا آخر',
  frozen: 'حساب الرمز المميز مجمّد',
  belowMinimum: (symbol) =>
    `يحتاج كل حساب غير فارغ إلى 0.00089088 ${symbol} على الأقل: حساب المستلم، وما يبقى في حسابك`,
  outOfDate: 'انتهت صلاحيتها: أعد المحاولة',
  known: 'وصلت إلى الشبكة من قبل',
  ofProgram: (error) => `خطأ من البرنامج رقمه ${error}`,
  signature: 'توقيع المحفظة غير مطابق',
  unreadable: 'لا يمكن قراءة الرد',
}
