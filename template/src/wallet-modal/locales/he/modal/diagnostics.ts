import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'שמירת דוח',
  text: 'הדוח מראה ליוצרי האפליקציה הזו מה קרה כאן בדקות האחרונות.',
  privacy: 'אין בו כתובות, שמות, סכומים או הודעות. שום דבר לא נשלח: אתם שומרים קובץ ומחליטים מי יקבל אותו.',
  since: 'תחילת הדוח',
  steps: 'שלבים',
  requests: 'בקשות',
  browser: 'דפדפן',
  content: 'הצגת הדוח המלא',
  save: 'שמירת הקובץ',
  saved: 'הדוח נשמר',
}
