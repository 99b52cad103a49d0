import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Подтвердите в кошельке',
  close: 'Закрыть',
  notAllowed: 'Действие запрещено',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Ошибка соединения: не удалось загрузить встроенный кошелек',
  FRAME_FAILED: 'Не удалось загрузить вход по эл. почте',
  FRAME_TIMED_OUT: 'Встроенный кошелек не ответил вовремя',
  FRAME_RESTARTED: 'Окно входа перезапущено, попробуйте еще раз',
  REQUEST_LOST: 'Окно входа перезапущено, а запрос мог быть отправлен. Проверьте это, прежде чем повторять его',
  FRAME_ERROR: 'Произошла ошибка',
  REQUEST_ABORTED: 'Запрос прерван',
  ABORTED: 'Что-то пошло не так',
  RPC_NOT_ALLOWED: 'Такой запрос запрещен',
  EMAIL_TOO_SOON: 'Попробуйте еще раз позже. Осталось: #',
  EMAIL_NOT_VALID: 'Неверный адрес эл. почты',
  SOCIAL_TIMED_OUT: 'Время входа через соцсеть истекло. Попробуйте еще раз',
  SOCIAL_NO_STATE: 'Сервис входа вернул неполную ссылку',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Ошибка соединения: не удалось загрузить встроенный кошелек',
    text: 'Проверьте подключение к интернету и попробуйте еще раз.',
  },
  iframe_request_timeout: {
    title: 'Встроенный кошелек не ответил вовремя',
    text: 'Попробуйте еще раз чуть позже.',
  },
  unverified_domain: {
    title: 'Приложение настроено неверно',
    text: 'С этого веб-адреса нельзя использовать кошелек приложения.',
  },
}
