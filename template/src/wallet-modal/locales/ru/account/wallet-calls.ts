import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Смарт-сессии', SmartSessionCreated: 'Смарт-сессия' },
  row: 'Смарт-сессии',
  rowHint: 'Приложения, которые могут действовать от имени этого аккаунта',
  states: { active: 'Активна', expired: 'Истекла', revoked: 'Отозвана' },
  filter: 'Какие сессии показать',
  unknownApp: 'Неизвестное приложение',
  validUntil: 'Действует до',
  until: (date) => `До ${date}`,
  revoke: 'Отозвать',
  revoking: 'Отзываем…',
  none: { active: 'Нет активных сессий', expired: 'Нет истекших сессий', revoked: 'Нет отозванных сессий' },
  noneText: 'Здесь показаны приложения, которые могут действовать от имени этого аккаунта.',
  fetchFailed: 'Не удалось получить смарт-сессии',
  revokeFailed: 'Не удалось отозвать смарт-сессию',
  failedText: 'Проверьте подключение к интернету и попробуйте еще раз.',
  tryAgain: 'Повторить',
  created: 'Смарт-сессия создана',
  createdText:
    'Приложение может действовать от имени этого аккаунта до конца сессии. Отозвать ее можно в настройках аккаунта.',
  gotIt: 'Понятно',
  permission: (type) => `Право: ${type}`,
}
