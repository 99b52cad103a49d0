import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Вхід через соцмережі',
  continueWith: (name) => `Продовжити з ${name}`,
  more: 'Інші способи входу',
  logIn: (name) => `Вхід через ${name}`,
  opening: 'Відкриваємо вікно сервісу',
  inWindow: 'Увійдіть у вікні сервісу',
  retrieving: 'Отримуємо дані користувача',
  failed: 'Сталася помилка',
  untrusted: 'Недовірене джерело',
  blocked: 'Браузер заблокував вікно',
  blockedText: 'Відкрийте вікно кнопкою або продовжте в цій вкладці.',
  cutOff: 'Зв’язок із вікном втрачено',
  cutOffText: 'Ця сторінка не може втримати вікно сервісу. Продовжте в цій вкладці, і ви повернетеся сюди.',
  tryAgain: 'Повторити',
  openWindow: 'Відкрити вікно',
  sameTab: 'Продовжити в цій вкладці',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: 'Усі соцмережі',
}
