import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Отсканируйте код телефоном и подтвердите в Farcaster.',
  codeLabel: 'QR-код для входа через Farcaster',
  codeTooLong: 'Ссылка слишком длинная для QR-кода. Скопируйте ее.',
  starting: 'Готовим код',
  copyLink: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  loading: 'Загружаем данные пользователя',
  wait: 'Подождите немного.',
  continueInApp: 'Продолжите в Farcaster',
  acceptInApp: 'Подтвердите вход в приложении.',
  open: 'Открыть Farcaster',
}
