import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'הכניסה לא הופעלה באפליקציה הזו',
  NO_ACTIVE_CAIP_ADDRESS: 'לא מחובר חשבון',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'לא נבחרה רשת או שלא מחובר ארנק',
  SIWX_INIT_FAILED: 'אירעה בעיה בהתחלת הכניסה',
  SIGNATURE_DECLINED: 'החתימה נדחתה',
  SMART_ACCOUNT_NOT_SUPPORTED: 'ייתכן שהאפליקציה הזו לא תומכת בחשבונות חכמים',
  SIGNATURE_NOT_VALID: 'החתימה לא תקינה',
  SIWE_NOT_VERIFIED: 'אימות ההודעה נכשל',
  SIWX_MESSAGE_NOT_VALID: 'הודעת הכניסה לא תקינה',
  SIWX_NETWORK_NOT_FOUND: 'לא נמצאה הרשת הדרושה לאימות החתימה',
  SIWX_NOT_AUTHENTICATED: 'לא נכנסתם',
  SIGN_IN_UNAVAILABLE: 'שירות הכניסה לא עונה',
  SIGN_IN_REFUSED: 'שירות הכניסה סירב לכניסה הזו',
}
