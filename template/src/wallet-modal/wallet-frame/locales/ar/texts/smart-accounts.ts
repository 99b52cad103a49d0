import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number, plural } = wordsIn('ar')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, {
      one: 'استدعاء واحد (#) في معاملة واحدة',
      two: 'استدعاءان (#) في معاملة واحدة',
      few: '# استدعاءات في معاملة واحدة',
      many: '# استدعاءً في معاملة واحدة',
      other: '# استدعاء في معاملة واحدة',
    }),
  together: 'معًا',
  allOrNothing: 'الكل أو لا شيء: إذا فشل استدعاء واحد، فلن يُنفّذ أي منها',
  numbered: (place, title) => `${number(place)}. ${title}`,
  warningOfCall: (place, warning) => `الاستدعاء ${number(place)}: ${warning}`,
  fee: 'الرسوم',
  paidByApp: 'يدفعها التطبيق',
  firstTransaction: 'المعاملة الأولى',
  setsUp: (network, address) =>
    `تُعِدّ هذه المعاملة الحساب على ${network}. بعدها يشغّل الحساب الشيفرة الموجودة في ${address}`,
  replacesCode: (address) => `يشغّل الحساب حاليًا الشيفرة الموجودة في ${address}. تستبدلها هذه المعاملة.`,
  replacesEarlier: 'لم تُدرج معاملة سابقة لهذا الحساب في الشبكة بعد. لن تُنفّذ إلا واحدة من الاثنتين.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'لا يستطيع هذا الحساب دفع تكلفة المعاملة. لم يُرسل أي شيء',
  notAccepted: 'لم يقبل الحساب هذه العملية. لم يُرسل أي شيء',
  otherFaster: 'سبقتها عملية أخرى لهذا الحساب. أعد المحاولة. لم يُرسل أي شيء',
  notPaidFor: 'الجهة الدافعة للتطبيق لا تدفع تكلفة هذه العملية. لم يُرسل أي شيء',
  earlierWaits: 'لم تُدرج عملية سابقة لهذا الحساب في الشبكة بعد. أعد المحاولة لاحقًا. لم يُرسل أي شيء',
  wouldFail: (reason) => `تقول الشبكة إن هذه المعاملة ستفشل: «${reason}». لم يُرسل أي شيء`,
  bundlerRefuses: (network, reason) => `ترفض خدمة bundler على ${network} العملية: «${reason}». لم يُرسل أي شيء`,
  payerRefuses: (reason) => `لا يدفع التطبيق تكلفة هذا: «${reason}». لم يُوقّع أي شيء`,
  bundlerSilent: (network) => `خدمة bundler على ${network} لا تستجيب. أعد المحاولة لاحقًا`,
  paymasterSilent: (network) => `خدمة paymaster على ${network} لا تستجيب. أعد المحاولة لاحقًا`,
  bundlerAnswer: (network) => `قدّمت خدمة bundler على ${network} ردًا ليس تقديرًا`,
  paymasterAnswer: 'قدّمت خدمة paymaster ردًا لا تقبله المحفظة. لم يُوقّع أي شيء',
  tooMuchGas: 'تطلب خدمة bundler من الغاز أكثر مما تسمح به هذه المحفظة. لم يُرسل أي شيء',
  priceTooHigh: 'تطلب الشبكة سعرًا أعلى مما تسمح به هذه المحفظة. لم يُرسل أي شيء',
  notShown: 'العملية ليست تلك التي عُرضت. لم يُوقّع أي شيء',
  maybeSent: (operation) =>
    `لم تستجب خدمة bundler، لذا ربما أُرسلت العملية ${operation}. انظر إلى حسابك قبل أن تعيد المحاولة`,
  notIncluded: (operation) =>
    `لم تُدرج العملية ${operation} في الشبكة بعد. وقد تُدرج لاحقًا، فانظر إلى حسابك قبل أن تعيد المحاولة`,
  failedPaid: (transaction) => `فشلت المعاملة ولم تغيّر شيئًا، لكن رسومها دُفعت. تجدها في ${transaction}`,
}
