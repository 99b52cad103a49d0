import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'אישור בארנק שלכם',
  close: 'סגירה',
  notAllowed: 'הפעולה אינה מותרת',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'שגיאת רשת: הארנק המוטמע לא נטען',
  FRAME_FAILED: 'טעינת הכניסה באימייל נכשלה',
  FRAME_TIMED_OUT: 'הארנק המוטמע לא ענה בזמן',
  FRAME_RESTARTED: 'חלון הכניסה הופעל מחדש; נסו שוב',
  REQUEST_LOST: 'חלון הכניסה הופעל מחדש, וייתכן שהבקשה נשלחה. בדקו לפני שתחזרו עליה',
  FRAME_ERROR: 'אירעה שגיאה',
  REQUEST_ABORTED: 'הבקשה הופסקה',
  ABORTED: 'משהו השתבש',
  RPC_NOT_ALLOWED: 'הבקשה אינה מותרת',
  EMAIL_TOO_SOON: 'נסו שוב בעוד #',
  EMAIL_NOT_VALID: 'כתובת האימייל לא תקינה',
  SOCIAL_TIMED_OUT: 'הזמן לכניסה דרך הרשת החברתית חלף. נסו שוב',
  SOCIAL_NO_STATE: 'קישור החזרה מהכניסה אינו שלם',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'שגיאת רשת: הארנק המוטמע לא נטען',
    text: 'בדקו את החיבור לאינטרנט ונסו שוב.',
  },
  iframe_request_timeout: {
    title: 'הארנק המוטמע לא ענה בזמן',
    text: 'נסו שוב בעוד רגע.',
  },
  unverified_domain: {
    title: 'הגדרות האפליקציה לא תקינות',
    text: 'כתובת הדף הזה אינה מורשית להשתמש בארנק של האפליקציה.',
  },
}
