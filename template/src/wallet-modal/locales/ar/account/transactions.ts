import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `جارٍ إرسال ${amount}`,
  sendingText: 'ستؤكد الشبكة ذلك بعد لحظات. يمكنك إغلاق هذه النافذة.',
  sent: (amount) => `تم إرسال ${amount}`,
  sentText: (receiver) => `وصل إلى ${receiver}.`,
  reverted: 'رفضت الشبكة التحويل',
  revertedText: 'لم يُنقل المبلغ. وربما احتفظت الشبكة برسومها.',
  unknown: 'لم يتم التأكيد بعد',
  unknownText: 'لم تستجب الشبكة بعد. قد يصل المبلغ مع ذلك، فلا ترسله مرة أخرى قبل أن تتحقق.',
  swapping: (amount) => `تجري مبادلة ${amount}`,
  swapped: (amount) => `تمت مبادلة ${amount}`,
  swappedText: (amount) => `وصل إلى حسابك ${amount} على الأقل.`,
  swapReverted: 'رفضت الشبكة المبادلة',
  swapRevertedText:
    'تحرّك السعر أكثر مما سمحت به، أو استغرق الأمر وقتاً أطول من اللازم. بقيت رموزك المميزة معك، لكنك دفعت رسوم الشبكة.',
  transaction: 'معاملة',
  transactionSent: 'تم إرسال المعاملة',
  transactionSentText: 'أكدتها الشبكة.',
  transactionReverted: 'رفضت الشبكة المعاملة',
  transactionRevertedText: 'لم يُنقل أي شيء. وربما احتفظت الشبكة برسومها.',
  done: 'تم',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `جارٍ إرسال ${amount}`,
  sendingUnknown: (amount) => `لم يتم التأكيد بعد: ${amount}`,
  sent: (amount) => `تم الإرسال: ${amount}`,
  sendFailed: (amount) => `لم يتم الإرسال: ${amount}`,
  sendRefused: 'رفضتها الشبكة.',
  swapping: (amount) => `تجري مبادلة ${amount}`,
  swapped: (amount) => `تمت المبادلة: ${amount}`,
  swapFailed: (amount) => `لم تتم المبادلة: ${amount}`,
  transaction: 'معاملة',
  to: (receiver) => `إلى ${receiver}`,
  confirmIn: (wallet) => `أكّد في ${wallet}`,
  confirmText: 'تحقق من التفاصيل في محفظتك، ثم أكّد هناك.',
  cancelRequest: 'إيقاف الانتظار',
}
