import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'ייתכן שהעסקה נשלחה',
  maybeSentText: 'תשובת הארנק לא מבהירה זאת, והרשת עדיין לא מציגה את העסקה. בדקו את החשבון שלכם לפני שתמשיכו.',
  stillOpen: 'ייתכן שבקשה קודמת עדיין פתוחה בארנק שלכם',
  stillOpenText: 'דחו אותה שם, או בדקו את החשבון שלכם לפני שתמשיכו.',
}
