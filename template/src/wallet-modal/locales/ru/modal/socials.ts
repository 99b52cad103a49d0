import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Вход через соцсети',
  continueWith: (name) => `Продолжить с ${name}`,
  more: 'Другие способы входа',
  logIn: (name) => `Вход через ${name}`,
  opening: 'Открываем окно сервиса',
  inWindow: 'Войдите в окне сервиса',
  retrieving: 'Получаем данные пользователя',
  failed: 'Произошла ошибка',
  untrusted: 'Недоверенный источник',
  blocked: 'Браузер заблокировал окно',
  blockedText: 'Откройте окно кнопкой или продолжите в этой вкладке.',
  cutOff: 'Связь с окном потеряна',
  cutOffText: 'Эта страница не может удержать окно сервиса. Продолжите в этой вкладке, и вы вернетесь сюда.',
  tryAgain: 'Повторить',
  openWindow: 'Открыть окно',
  sameTab: 'Продолжить в этой вкладке',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: 'Все соцсети',
}
