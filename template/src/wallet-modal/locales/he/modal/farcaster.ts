import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'סרקו את הקוד בטלפון ואשרו ב-Farcaster.',
  codeLabel: 'קוד לכניסה באמצעות Farcaster',
  codeTooLong: 'הקישור ארוך מדי לקוד. העתיקו אותו במקום זאת.',
  starting: 'מכינים את הקוד',
  copyLink: 'העתקת קישור',
  copied: 'הקישור הועתק',
  loading: 'טוענים את פרטי המשתמש',
  wait: 'נא להמתין רגע.',
  continueInApp: 'המשיכו ב-Farcaster',
  acceptInApp: 'אשרו את הכניסה באפליקציה.',
  open: 'פתיחת Farcaster',
}
