import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, day } = wordsIn('ar')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, {
          zero: 'البحث في المحافظ',
          one: 'البحث في محفظة واحدة',
          two: 'البحث في محفظتين',
          few: 'البحث في # محافظ',
          many: 'البحث في # محفظة',
          other: 'البحث في # محفظة',
        })
      : 'البحث في المحافظ',
  showQrCode: 'عرض رمز QR',
  certified: 'معتمدة',
  certifiedOnly: 'معتمدة من WalletConnect',
  certifiedNotice: 'المحافظ المعتمدة من WalletConnect فقط',
  found: (count) =>
    plural(count, {
      zero: 'لا توجد محافظ',
      one: 'محفظة واحدة',
      two: 'محفظتان',
      few: '# محافظ',
      many: '# محفظة',
      other: '# محفظة',
    }),
  noMatch: (query) => `لا نتائج تطابق «${query}»`,
  noMatchText: 'تحقق من الكتابة، أو امسح رمزاً بأي محفظة تدعم WalletConnect.',
  noMatchPlainText: 'تحقق من الكتابة.',
  noCertified: 'لا توجد محفظة معتمدة',
  noWallets: 'لا توجد محافظ لعرضها',
  noWalletsText: 'لا يعرف الدليل أي محفظة لشبكات هذا التطبيق.',
  failed: 'لم يتم تحميل قائمة المحافظ',
  failedText: 'تحقق من اتصالك بالإنترنت، ثم أعد المحاولة.',
  outdated: 'تعذّر تحديث القائمة.',
  bundledFrom: (date) => `قائمة مضمّنة بتاريخ ${day(date)}`,
}
