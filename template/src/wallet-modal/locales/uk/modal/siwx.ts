import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `Вхід у ${app}`,
  unknownApp: 'цей застосунок',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'Підпис доводить, що цей акаунт ваш. Це безкоштовно, і нічого не списується й не переказується.',
  requiredNote: 'Якщо скасувати, гаманець буде відключено.',
  site: 'Сайт',
  statement: 'Ви підписуєте',
  account: 'Акаунт',
  network: 'Мережа',
  validUntil: 'Дійсно до',
  fullMessage: 'Повне повідомлення',
  cancel: 'Скасувати',
  cancelling: 'Скасовуємо…',
  sign: 'Підписати',
  signing: 'Підписання…',
  notEnabled: 'У цьому застосунку немає входу.',
  notReady: 'Не вдалося скласти повідомлення',
  tryAgain: 'Повторити',
  unavailable: 'Вхід недоступний',
  unavailableText: 'Сервіс входу цього застосунку не відповідає. Спробуйте ще раз трохи пізніше.',
  failedText: 'Вхід поки не виконано. Ви можете спробувати ще раз.',
  expired: 'Термін дії вашого сеансу минув. Увійдіть знову.',
  reasons: {
    signOutFailed: 'не вдалося вийти',
    noSession: 'сервер не розпочав сеанс',
    otherAccount: 'його створено для іншого акаунта',
    otherDomain: (domain) => `його створено для ${domain}`,
  },
}
