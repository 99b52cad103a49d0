import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'כניסה באמצעות Farcaster',
  scan: 'סרקו את הקוד בטלפון ואשרו ב-Farcaster.',
  waiting: 'ממתינים לאישור שלכם ב-Farcaster…',
  open: 'פתיחת Farcaster',
  image: 'קוד QR של הכניסה, למצלמת הטלפון שלכם',
  newCode: 'קוד חדש',
}
