import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Получить',
  codeLabel: 'QR-код вашего адреса. Сам адрес указан ниже.',
  codeTooLong: 'Этот адрес слишком длинный для QR-кода. Скопируйте его.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Только ${network}`
    return network === family ? `${network} и совместимые сети` : `${network} и другие сети ${family}`
  },
  supportedNetworks: 'Поддерживаемые сети',
  onlyTheseNetworks: 'Получайте только в этих сетях. Отправленное в другой сети может быть потеряно.',
  onlyThisNetwork: 'Получайте только в этой сети. Отправленное в другой сети может быть потеряно.',
  waiting: 'Ждем ваш кошелек',
  waitingText: 'Адрес появится, когда кошелек подтвердит его.',
  accountNotFound: 'Аккаунт не найден',
}
