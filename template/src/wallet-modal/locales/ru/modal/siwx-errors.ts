import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Вход с подписью не включен',
  NO_ACTIVE_CAIP_ADDRESS: 'Аккаунт не подключен',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Сеть не выбрана или кошелек не подключен',
  SIWX_INIT_FAILED: 'Не удалось начать вход',
  SIGNATURE_DECLINED: 'Подпись отклонена',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Возможно, это приложение не поддерживает смарт-аккаунты',
  SIGNATURE_NOT_VALID: 'Подпись недействительна',
  SIWE_NOT_VERIFIED: 'Не удалось проверить сообщение',
  SIWX_MESSAGE_NOT_VALID: 'Сообщение для входа недействительно',
  SIWX_NETWORK_NOT_FOUND: 'Не найдена сеть для проверки подписи',
  SIWX_NOT_AUTHENTICATED: 'Вход не выполнен',
  SIGN_IN_UNAVAILABLE: 'Сервис входа не отвечает',
  SIGN_IN_REFUSED: 'Сервис входа отказал в этом входе',
}
