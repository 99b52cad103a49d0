import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('ar')

export const history: TextsById['history'] = {
  tab: 'النشاط',
  list: 'المعاملات',
  kinds: {
    // An approval of a transaction kind is an allowance: a contract may spend tokens.
    approve: { done: 'تم منح إذن الإنفاق', pending: 'جارٍ منح إذن الإنفاق', failed: 'فشل منح إذن الإنفاق' },
    borrow: { done: 'تم الاقتراض', pending: 'جارٍ الاقتراض', failed: 'فشل الاقتراض' },
    burn: { done: 'تم الحرق', pending: 'جارٍ الحرق', failed: 'فشل الحرق' },
    buy: { done: 'تم الشراء', pending: 'جارٍ الشراء', failed: 'فشل الشراء' },
    cancel: { done: 'تم الإلغاء', pending: 'جارٍ الإلغاء', failed: 'فشل الإلغاء' },
    claim: { done: 'تمت المطالبة', pending: 'قيد المطالبة', failed: 'فشلت المطالبة' },
    deploy: { done: 'تم النشر', pending: 'جارٍ النشر', failed: 'فشل النشر' },
    deposit: { done: 'تم الإيداع', pending: 'جارٍ الإيداع', failed: 'فشل الإيداع' },
    execute: { done: 'تم التنفيذ', pending: 'جارٍ التنفيذ', failed: 'فشل التنفيذ' },
    mint: { done: 'تم السك', pending: 'جارٍ السك', failed: 'فشل السك' },
    receive: { done: 'تم الاستلام', pending: 'جارٍ الاستلام', failed: 'فشل الاستلام' },
    repay: { done: 'تم السداد', pending: 'جارٍ السداد', failed: 'فشل السداد' },
    sell: { done: 'تم البيع', pending: 'جارٍ البيع', failed: 'فشل البيع' },
    send: { done: 'تم الإرسال', pending: 'جارٍ الإرسال', failed: 'فشل الإرسال' },
    stake: { done: 'تم التخزين', pending: 'جارٍ التخزين', failed: 'فشل التخزين' },
    trade: { done: 'تمت المبادلة', pending: 'قيد المبادلة', failed: 'فشلت المبادلة' },
    unstake: { done: 'تم إلغاء التخزين', pending: 'جارٍ إلغاء التخزين', failed: 'فشل إلغاء التخزين' },
    withdraw: { done: 'تم السحب', pending: 'جارٍ السحب', failed: 'فشل السحب' },
  },
  sendingTo: (receiver) => `جارٍ الإرسال إلى ${receiver}`,
  notConfirmed: 'لم يتم التأكيد بعد',
  from: (sender) => `من ${sender}`,
  to: (receiver) => `إلى ${receiver}`,
  confirmed: 'مؤكدة',
  pending: 'قيد الانتظار',
  failed: 'فشلت',
  notSent: 'لم تُرسل',
  nameless: '-',
  moreTransfers: (count) =>
    plural(count, {
      zero: 'ولا تحويلات أخرى',
      one: 'وتحويل آخر',
      two: 'وتحويلان آخران',
      few: 'و# تحويلات أخرى',
      many: 'و# تحويلاً آخر',
      other: 'و# تحويل آخر',
    }),
  allActivity: 'كل النشاط',
  showMore: 'عرض المزيد',
  ownOnly: 'تظهر فقط المعاملات المرسلة من هذا المتصفح.',
  unavailable: 'النشاط غير متاح',
  unavailableText: 'لم تستجب خدمة البيانات، ولم يُرسل أي شيء من هذا المتصفح.',
  incomplete: 'لم يتم تحميل الباقي.',
  noTransactions: 'لا توجد معاملات بعد',
  noTransactionsText: 'أرسل أو استلم أو استخدم تطبيقاً، وستظهر المعاملة هنا.',
  noActivity: 'لا يوجد نشاط بعد',
  noActivityText: 'ستظهر معاملاتك القادمة هنا.',
  receive: 'استلام',
}
