import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Вхід із підписом не увімкнено',
  NO_ACTIVE_CAIP_ADDRESS: 'Акаунт не підключено',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Мережу не вибрано або гаманець не підключено',
  SIWX_INIT_FAILED: 'Не вдалося почати вхід',
  SIGNATURE_DECLINED: 'Підпис відхилено',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Можливо, цей застосунок не підтримує смарт-акаунтів',
  SIGNATURE_NOT_VALID: 'Підпис недійсний',
  SIWE_NOT_VERIFIED: 'Не вдалося перевірити повідомлення',
  SIWX_MESSAGE_NOT_VALID: 'Повідомлення для входу недійсне',
  SIWX_NETWORK_NOT_FOUND: 'Не знайдено мережу для перевірки підпису',
  SIWX_NOT_AUTHENTICATED: 'Вхід не виконано',
  SIGN_IN_UNAVAILABLE: 'Сервіс входу не відповідає',
  SIGN_IN_REFUSED: 'Сервіс входу відмовив у цьому вході',
}
