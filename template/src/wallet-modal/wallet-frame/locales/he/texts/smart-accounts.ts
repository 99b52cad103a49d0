import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('he')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: 'קריאה אחת (#) כעסקה אחת', two: '# קריאות כעסקה אחת', other: '# קריאות כעסקה אחת' }),
  together: 'יחד',
  allOrNothing: 'הכול או כלום: אם קריאה אחת נכשלת, אף אחת לא מתבצעת',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `קריאה ${place}: ${warning}`,
  fee: 'עמלה',
  paidByApp: 'האפליקציה משלמת',
  firstTransaction: 'עסקה ראשונה',
  setsUp: (network, address) =>
    `העסקה הזאת מגדירה את החשבון ב-${network}. מאותו רגע הוא מריץ את הקוד שבכתובת ${address}`,
  replacesCode: (address) => `החשבון מריץ כרגע את הקוד שבכתובת ${address}. העסקה הזאת מחליפה את הקוד הזה.`,
  replacesEarlier: 'עסקה קודמת של החשבון הזה עדיין לא נכללה ברשת. רק אחת מהשתיים תתבצע.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'החשבון הזה לא יכול לשלם על העסקה. שום דבר לא נשלח',
  notAccepted: 'החשבון לא קיבל את הפעולה הזו. שום דבר לא נשלח',
  otherFaster: 'פעולה אחרת של החשבון הזה הקדימה אותה. נסו שוב. שום דבר לא נשלח',
  notPaidFor: 'הגורם שמשלם בשביל האפליקציה לא משלם על הפעולה הזו. שום דבר לא נשלח',
  earlierWaits: 'פעולה קודמת של החשבון הזה עדיין לא נכללה ברשת. נסו שוב מאוחר יותר. שום דבר לא נשלח',
  wouldFail: (reason) => `לפי הרשת, העסקה הזו תיכשל: ”${reason}“. שום דבר לא נשלח`,
  bundlerRefuses: (network, reason) => `שירות ה-bundler של ${network} מסרב לפעולה: ”${reason}“. שום דבר לא נשלח`,
  payerRefuses: (reason) => `האפליקציה לא משלמת על זה: ”${reason}“. שום דבר לא נחתם`,
  bundlerSilent: (network) => `שירות ה-bundler של ${network} לא עונה. נסו שוב מאוחר יותר`,
  paymasterSilent: (network) => `שירות ה-paymaster של ${network} לא עונה. נסו שוב מאוחר יותר`,
  bundlerAnswer: (network) => `שירות ה-bundler של ${network} נתן תשובה שאינה הערכה`,
  paymasterAnswer: 'שירות ה-paymaster נתן תשובה שהארנק לא מקבל. שום דבר לא נחתם',
  tooMuchGas: 'שירות ה-bundler מבקש יותר גז ממה שהארנק הזה מתיר. שום דבר לא נשלח',
  priceTooHigh: 'הרשת מבקשת מחיר גבוה יותר ממה שהארנק הזה מתיר. שום דבר לא נשלח',
  notShown: 'הפעולה אינה זו שהוצגה. שום דבר לא נחתם',
  maybeSent: (operation) =>
    `שירות ה-bundler לא ענה, ולכן ייתכן שהפעולה ${operation} נשלחה. בדקו את החשבון לפני שאתם מנסים שוב`,
  notIncluded: (operation) =>
    `הפעולה ${operation} עדיין לא נכללה ברשת. ייתכן שתיכלל בהמשך, לכן בדקו את החשבון לפני שאתם מנסים שוב`,
  failedPaid: (transaction) => `העסקה נכשלה ולא שינתה דבר, אבל העמלה שלה שולמה. היא נמצאת ב-${transaction}`,
}
