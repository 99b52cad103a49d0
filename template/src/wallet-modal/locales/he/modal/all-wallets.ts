import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, day } = wordsIn('he')

export const directory: TextsById['directory'] = {
  searchAll: (count) =>
    count > 0
      ? plural(count, { one: 'חיפוש בארנק אחד', two: 'חיפוש בשני ארנקים', other: 'חיפוש ב-# ארנקים' })
      : 'חיפוש ארנקים',
  showQrCode: 'הצגת קוד QR',
  certified: 'מוסמך',
  certifiedOnly: 'בהסמכת WalletConnect',
  certifiedNotice: 'רק ארנקים בהסמכת WalletConnect',
  found: (count) =>
    count > 0 ? plural(count, { one: 'ארנק אחד', two: 'שני ארנקים', other: '# ארנקים' }) : 'אין ארנקים',
  noMatch: (query) => `אין תוצאות עבור ״${query}״`,
  noMatchText: 'בדקו את האיות, או סרקו קוד בכל ארנק שתומך ב-WalletConnect.',
  noMatchPlainText: 'בדקו את האיות.',
  noCertified: 'לא נמצא ארנק מוסמך',
  noWallets: 'אין ארנקים להצגה',
  noWalletsText: 'המדריך לא מכיר ארנקים לרשתות של האפליקציה הזו.',
  failed: 'רשימת הארנקים לא נטענה',
  failedText: 'בדקו את החיבור לאינטרנט ונסו שוב.',
  outdated: 'לא ניתן היה לעדכן את הרשימה.',
  bundledFrom: (date) => `רשימה מובנית מתאריך ${day(date)}`,
}
