import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Увійти через Farcaster',
  scan: 'Відскануйте код телефоном і підтвердьте у Farcaster.',
  waiting: 'Чекаємо на ваше підтвердження у Farcaster…',
  open: 'Відкрити Farcaster',
  image: 'QR-код для входу, для камери вашого телефона',
  newCode: 'Новий код',
}
