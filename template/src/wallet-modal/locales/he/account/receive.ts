import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'קבלה',
  codeLabel: 'קוד של הכתובת שלכם. הכתובת עצמה מופיעה למטה.',
  codeTooLong: 'הכתובת הזו ארוכה מדי לקוד. העתיקו אותה במקום זאת.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `רק ${network}`
    return network === family ? `${network} ורשתות תואמות` : `${network} ורשתות ${family} אחרות`
  },
  supportedNetworks: 'רשתות נתמכות',
  onlyTheseNetworks: 'קבלו רק ברשתות האלה. מה שיישלח ברשת אחרת עלול ללכת לאיבוד.',
  onlyThisNetwork: 'קבלו רק ברשת הזו. מה שיישלח ברשת אחרת עלול ללכת לאיבוד.',
  waiting: 'ממתינים לארנק שלכם',
  waitingText: 'הכתובת שלכם תוצג לאחר שהארנק יאשר אותה.',
  accountNotFound: 'החשבון לא נמצא',
}
