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
