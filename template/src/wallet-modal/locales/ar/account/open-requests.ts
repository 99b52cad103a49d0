import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'ربما تم الإرسال',
  maybeSentText: 'رد المحفظة لا يوضح ذلك، والشبكة لا تُظهر المعاملة بعد. راجع حسابك قبل المتابعة.',
  stillOpen: 'ربما لا يزال طلب سابق مفتوحاً في محفظتك',
  stillOpenText: 'ارفضه هناك، أو راجع حسابك قبل المتابعة.',
}
