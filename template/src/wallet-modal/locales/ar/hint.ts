import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Arabic. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الربط…',
  loading: 'جارٍ التحميل…',
  hidden: '••••',
  balanceHidden: 'الرصيد مخفي',
  failed: 'حدث خطأ ما. أعد المحاولة',
  switchNetwork: 'تبديل الشبكة',
  unknownNetwork: 'شبكة غير معروفة',
  selectNetwork: 'اختيار الشبكة',
  account: (address) => `الحساب ${address}`,
  network: (name) => `الشبكة: ${name}`,
}

/** Arabic for the option `localeHints`. */
export const arHint: LocaleHint = { locale: 'ar', texts: { button } }
