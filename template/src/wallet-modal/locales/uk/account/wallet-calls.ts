import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Смарт-сесії', SmartSessionCreated: 'Смарт-сесія' },
  row: 'Смарт-сесії',
  rowHint: 'Застосунки, які можуть діяти від імені цього акаунта',
  states: { active: 'Активна', expired: 'Закінчилася', revoked: 'Відкликана' },
  filter: 'Які сесії показати',
  unknownApp: 'Невідомий застосунок',
  validUntil: 'Діє до',
  until: (date) => `До ${date}`,
  revoke: 'Відкликати',
  revoking: 'Відкликаємо…',
  none: { active: 'Немає активних сесій', expired: 'Немає сесій, що закінчилися', revoked: 'Немає відкликаних сесій' },
  noneText: 'Тут показано застосунки, які можуть діяти від імені цього акаунта.',
  fetchFailed: 'Не вдалося отримати смарт-сесії',
  revokeFailed: 'Не вдалося відкликати смарт-сесію',
  failedText: 'Перевірте підключення до інтернету та спробуйте ще раз.',
  tryAgain: 'Повторити',
  created: 'Смарт-сесію створено',
  createdText:
    'Застосунок може діяти від імені цього акаунта до кінця сесії. Відкликати її можна в налаштуваннях акаунта.',
  gotIt: 'Зрозуміло',
  permission: (type) => `Право: ${type}`,
}
