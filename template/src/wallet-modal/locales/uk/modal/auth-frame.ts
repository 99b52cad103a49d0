import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Підтвердьте в гаманці',
  close: 'Закрити',
  notAllowed: 'Дію заборонено',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Помилка з’єднання: не вдалося завантажити вбудований гаманець',
  FRAME_FAILED: 'Не вдалося завантажити вхід через ел. пошту',
  FRAME_TIMED_OUT: 'Вбудований гаманець не відповів вчасно',
  FRAME_RESTARTED: 'Вікно входу перезапущено, спробуйте ще раз',
  REQUEST_LOST: 'Вікно входу перезапущено, а запит міг бути надісланий. Перевірте це, перш ніж повторювати його',
  FRAME_ERROR: 'Сталася помилка',
  REQUEST_ABORTED: 'Запит перервано',
  ABORTED: 'Щось пішло не так',
  RPC_NOT_ALLOWED: 'Такий запит заборонено',
  EMAIL_TOO_SOON: 'Спробуйте ще раз пізніше. Залишилося: #',
  EMAIL_NOT_VALID: 'Неправильна адреса ел. пошти',
  SOCIAL_TIMED_OUT: 'Час входу через соцмережу минув. Спробуйте ще раз',
  SOCIAL_NO_STATE: 'Сервіс входу повернув неповне посилання',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Помилка з’єднання: не вдалося завантажити вбудований гаманець',
    text: 'Перевірте підключення до інтернету та спробуйте ще раз.',
  },
  iframe_request_timeout: {
    title: 'Вбудований гаманець не відповів вчасно',
    text: 'Спробуйте ще раз трохи пізніше.',
  },
  unverified_domain: {
    title: 'Помилка налаштувань застосунку',
    text: 'З цієї вебадреси не можна використовувати гаманець застосунку.',
  },
}
