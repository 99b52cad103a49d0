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
