import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `Вход в ${app}`,
  unknownApp: 'это приложение',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'Подпись доказывает, что этот аккаунт ваш. Это бесплатно, и ничего не списывается и не переводится.',
  requiredNote: 'При отмене кошелек будет отключен.',
  site: 'Сайт',
  statement: 'Вы подписываете',
  account: 'Аккаунт',
  network: 'Сеть',
  validUntil: 'Действует до',
  fullMessage: 'Полное сообщение',
  cancel: 'Отмена',
  cancelling: 'Отменяем…',
  sign: 'Подписать',
  signing: 'Подписание…',
  notEnabled: 'В этом приложении нет входа.',
  notReady: 'Не удалось составить сообщение',
  tryAgain: 'Повторить',
  unavailable: 'Вход недоступен',
  unavailableText: 'Сервис входа этого приложения не отвечает. Попробуйте еще раз чуть позже.',
  failedText: 'Вход пока не выполнен. Вы можете попробовать еще раз.',
  expired: 'Ваш сеанс истек. Войдите снова.',
  reasons: {
    signOutFailed: 'не удалось выйти',
    noSession: 'сервер не начал сеанс',
    otherAccount: 'оно создано для другого аккаунта',
    otherDomain: (domain) => `оно создано для ${domain}`,
  },
}
