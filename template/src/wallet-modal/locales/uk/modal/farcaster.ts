import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Відскануйте код телефоном і підтвердьте у Farcaster.',
  codeLabel: 'QR-код для входу через Farcaster',
  codeTooLong: 'Посилання задовге для QR-коду. Скопіюйте його.',
  starting: 'Готуємо код',
  copyLink: 'Скопіювати посилання',
  copied: 'Посилання скопійовано',
  loading: 'Завантажуємо дані користувача',
  wait: 'Зачекайте трохи.',
  continueInApp: 'Продовжте у Farcaster',
  acceptInApp: 'Підтвердьте вхід у застосунку.',
  open: 'Відкрити Farcaster',
}
