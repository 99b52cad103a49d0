import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('he')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'המשך עם אימייל',
    EmailVerifyOtp: 'הזנת הקוד',
    EmailVerifyDevice: 'אישור המכשיר הזה',
    UpdateEmailWallet: 'עריכת אימייל',
    UpdateEmailPrimaryOtp: 'אימות האימייל הנוכחי',
    UpdateEmailSecondaryOtp: 'אימות האימייל החדש',
    UpgradeEmailWallet: 'שדרוג הארנק',
  },
  label: 'כתובת אימייל',
  placeholder: 'אימייל',
  submit: 'המשך עם אימייל',
  invalid: 'כתובת האימייל לא תקינה. נסו שוב.',
  tryAgain: (message) => (/נסו שוב/.test(message) ? message : `${message.replace(/[.!?]?(\u2069?)$/, '$1')}. נסו שוב`),
  changeHint: 'קודם נשלח קוד לכתובת הנוכחית, ואחר כך קוד לכתובת החדשה. החשבון שלכם יישאר אותו חשבון.',
  cancel: 'ביטול',
  save: 'שמירה',
  saving: 'בשמירה…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'בדקו את תיבת האימייל',
  codeSentTo: (address) => `הזינו את הקוד ששלחנו אל ${address}.`,
  expires: 'תוקף הקוד יפוג בעוד 20 דקות.',
  linkSentTo: (address) => `אשרו את קישור הכניסה ששלחנו אל ${address}.`,
  linkExpires: 'תוקף הקישור יפוג בעוד 20 דקות.',
  code: 'קוד בן שש ספרות',
  notReceived: 'לא קיבלתם אימייל?',
  resendCode: 'שליחת הקוד שוב',
  resendEmail: 'שליחת האימייל שוב',
  resendIn: (seconds) =>
    plural(seconds, {
      one: 'שליחה חוזרת בעוד שנייה',
      two: 'שליחה חוזרת בעוד 2 שניות',
      other: 'שליחה חוזרת בעוד # שניות',
    }),
  resent: 'האימייל עם הקוד נשלח שוב',
  checking: 'בודקים את הקוד',
  startOver: 'התחלה מחדש',
  upgrade: 'שדרוג הארנק',
  upgradeHint: 'מעבר לארנק בשליטתכם הבלעדית',
  upgradeTitle: 'קחו את הארנק איתכם',
  // "Other wallets take them": they accept the words for import. The verb must not suggest that they take something away.
  upgradeText:
    'פעלו לפי ההוראות בדף של הארנק שלכם: הוא מציג את מילות השחזור הסודיות שלכם, ואפשר להזין אותן בארנקים אחרים. לאחר מכן חברו כאן את הארנק האחר.',
  changed: 'כתובת האימייל שונתה',
}
