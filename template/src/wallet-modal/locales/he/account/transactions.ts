import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `בשליחה: ${amount}`,
  sendingText: 'הרשת תאשר זאת בעוד רגע. אפשר לסגור את החלון הזה.',
  sent: (amount) => `נשלח: ${amount}`,
  sentText: (receiver) => `הסכום הגיע אל ${receiver}.`,
  reverted: 'הרשת סירבה להעברה',
  revertedText: 'הסכום לא עבר. ייתכן שהרשת גבתה את העמלה שלה.',
  unknown: 'עדיין לא אושרה',
  unknownText: 'הרשת עדיין לא ענתה. ייתכן שההעברה עוד תגיע, לכן אל תשלחו שוב לפני שבדקתם.',
  swapping: (amount) => `בהמרה: ${amount}`,
  swapped: (amount) => `הומר: ${amount}`,
  swappedText: (amount) => `לפחות ${amount} הגיעו לחשבון שלכם.`,
  swapReverted: 'הרשת סירבה להמרה',
  swapRevertedText: 'המחיר זז יותר ממה שהתרתם, או שזה נמשך יותר מדי זמן. הטוקנים נשארו אצלכם, אבל שילמתם את עמלת הרשת.',
  transaction: 'עסקה',
  transactionSent: 'העסקה נשלחה',
  transactionSentText: 'הרשת אישרה אותה.',
  transactionReverted: 'הרשת סירבה לעסקה',
  transactionRevertedText: 'שום דבר לא עבר. ייתכן שהרשת גבתה את העמלה שלה.',
  done: 'סיום',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `בשליחה: ${amount}`,
  sendingUnknown: (amount) => `עדיין לא אושר: ${amount}`,
  sent: (amount) => `נשלח: ${amount}`,
  sendFailed: (amount) => `לא נשלח: ${amount}`,
  sendRefused: 'הרשת סירבה.',
  swapping: (amount) => `בהמרה: ${amount}`,
  swapped: (amount) => `הומר: ${amount}`,
  swapFailed: (amount) => `לא הומר: ${amount}`,
  transaction: 'עסקה',
  to: (receiver) => `אל ${receiver}`,
  confirmIn: (wallet) => `אשרו ב-${wallet}`,
  confirmText: 'בדקו את הפרטים בארנק שלכם ואשרו שם.',
  cancelRequest: 'הפסקת ההמתנה',
}
