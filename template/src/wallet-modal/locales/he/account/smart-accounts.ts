import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'מעבר לחשבון החכם', eoa: 'מעבר לחשבון הרגיל (EOA)' },
  hint: {
    smartAccount: 'כתובת אחרת, לכמה שלבים בעסקה אחת',
    eoa: 'החשבון הרגיל שלכם, עם כתובת אחרת',
  },
  kind: { smartAccount: 'חשבון חכם', eoa: 'חשבון רגיל (EOA)' },
  switching: 'מחליפים חשבון',
  notSwitched: 'החשבון לא הוחלף',
}
