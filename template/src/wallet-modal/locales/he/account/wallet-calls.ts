import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'הרשאות חכמות', SmartSessionCreated: 'הרשאה חכמה' },
  row: 'הרשאות חכמות',
  rowHint: 'אפליקציות שמותר להן לפעול בשם החשבון הזה',
  states: { active: 'פעילות', expired: 'פגו', revoked: 'בוטלו' },
  filter: 'הרשאות להצגה',
  unknownApp: 'אפליקציה לא מוכרת',
  validUntil: 'עד',
  until: (date) => `עד ${date}`,
  revoke: 'ביטול ההרשאה',
  revoking: 'מתבצע ביטול…',
  none: { active: 'אין הרשאות פעילות', expired: 'אין הרשאות שפגו', revoked: 'אין הרשאות שבוטלו' },
  noneText: 'כאן מופיעות אפליקציות שמותר להן לפעול בשם החשבון הזה.',
  fetchFailed: 'אחזור ההרשאות החכמות נכשל',
  revokeFailed: 'ביטול ההרשאה החכמה נכשל',
  failedText: 'בדקו את החיבור לאינטרנט ונסו שוב.',
  tryAgain: 'ניסיון נוסף',
  created: 'נוצרה הרשאה חכמה',
  createdText: 'לאפליקציה מותר לפעול בשם החשבון הזה עד לפקיעת ההרשאה. אפשר לבטל אותה בהגדרות החשבון.',
  gotIt: 'הבנתי',
  permission: (type) => `הרשאה: ${type}`,
}
