import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('ar')

export const tokens: TextsById['tokens'] = {
  tokens: 'الرموز المميزة',
  noTokens: 'لا توجد رموز مميزة بعد',
  noTokensText: (network) => `ما تستلمه على ${network} يظهر هنا.`,
  allTokens: 'كل الرموز المميزة',
  unpriced: 'بلا سعر معروف',
  searchTokens: 'ابحث بالاسم أو الصق العنوان',
  noTokenFound: 'لم يتم العثور على رمز مميز',
  noTokenFoundText: (query) => `لا شيء مما تملكه هنا يطابق «${query}».`,
  tokensUnavailable: 'رصيد الرموز المميزة غير متاح',
  tokensUnavailableText: 'لم تستجب خدمة البيانات ولا الشبكة.',
  hiddenTokens: (count) =>
    plural(count, {
      zero: 'لا توجد رموز مميزة مخفية بلا منازل عشرية',
      one: 'رمز مميز واحد بلا منازل عشرية مخفي',
      two: 'رمزان مميزان بلا منازل عشرية مخفيان',
      few: '# رموز مميزة بلا منازل عشرية مخفية',
      many: '# رمزاً مميزاً بلا منازل عشرية مخفية',
      other: '# رمز مميز بلا منازل عشرية مخفية',
    }),
  show: 'إظهار',
}
