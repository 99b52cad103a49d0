import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Войти через Farcaster',
  scan: 'Отсканируйте код телефоном и подтвердите в Farcaster.',
  waiting: 'Ждем вашего подтверждения в Farcaster…',
  open: 'Открыть Farcaster',
  image: 'QR-код для входа, для камеры вашего телефона',
  newCode: 'Новый код',
}
