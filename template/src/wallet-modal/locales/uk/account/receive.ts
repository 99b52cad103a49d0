import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Отримати',
  codeLabel: 'QR-код вашої адреси. Саму адресу вказано нижче.',
  codeTooLong: 'Ця адреса задовга для QR-коду. Скопіюйте її.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Лише ${network}`
    return network === family ? `${network} і сумісні мережі` : `${network} та інші мережі ${family}`
  },
  supportedNetworks: 'Підтримувані мережі',
  onlyTheseNetworks: 'Отримуйте лише в цих мережах. Надіслане в іншій мережі може бути втрачено.',
  onlyThisNetwork: 'Отримуйте лише в цій мережі. Надіслане в іншій мережі може бути втрачено.',
  waiting: 'Чекаємо на ваш гаманець',
  waitingText: 'Адреса з’явиться, коли гаманець її підтвердить.',
  accountNotFound: 'Акаунт не знайдено',
}
