import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'בחירת שם', RegisterAccountNameSuccess: 'שם החשבון' },
  choose: 'בחירת שם לחשבון',
  chooseHint: 'אחרים יוכלו לשלוח אל השם במקום אל הכתובת',
  label: 'שם החשבון',
  placeholder: 'your-name',
  checking: 'מחפשים את השם',
  tooShort: 'שם חייב לכלול לפחות 4 תווים',
  notValid: 'שם יכול לכלול רק אותיות, ספרות ומקפים',
  owned: 'כבר יש לכם שם',
  available: 'פנוי',
  registered: 'כבר רשום',
  register: 'רישום השם',
  registering: 'מתבצע רישום…',
  registerFailed: (name) => `רישום השם ${name} נכשל`,
  doneTitle: 'שם החשבון נבחר בהצלחה',
  doneText: 'עכשיו אפשר להעביר כסף לחשבון ולסחור בקריפטו שלכם.',
  done: 'מתחילים!',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'אחזור הצעות לשמות נכשל',
  NAME_NETWORK_NOT_FOUND: 'הרשת לא נמצאה',
  NAME_ACCOUNT_NOT_FOUND: 'הכתובת או אמצעי הכניסה לא נמצאו',
  NAME_ACCOUNT_CHANGED: 'החשבון השתנה, ולכן השם לא נרשם',
  NAME_NOT_CONFIRMED: 'עדיין לא ניתן היה לאמת את השם. חפשו אותו לפני שתנסו שוב',
  NAME_SIGNATURE_NOT_VALID: 'החתימה אינה של החשבון הזה, ולכן השם לא נרשם',
}
