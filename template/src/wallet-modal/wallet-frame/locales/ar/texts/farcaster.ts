import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'تسجيل الدخول باستخدام Farcaster',
  scan: 'امسح الرمز بهاتفك ووافِق في Farcaster.',
  waiting: 'في انتظار موافقتك في Farcaster…',
  open: 'فتح Farcaster',
  image: 'رمز QR لتسجيل الدخول، لكاميرا هاتفك',
  newCode: 'رمز جديد',
}
