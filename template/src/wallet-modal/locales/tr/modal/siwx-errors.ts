import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Cüzdanla giriş etkin değil',
  NO_ACTIVE_CAIP_ADDRESS: 'Bağlı hesap yok',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Bağlı ağ veya cüzdan yok',
  SIWX_INIT_FAILED: 'Giriş başlatılırken bir sorun oluştu',
  SIGNATURE_DECLINED: 'İmza reddedildi',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Bu uygulama akıllı hesapları desteklemiyor olabilir',
  SIGNATURE_NOT_VALID: 'İmza geçersiz',
  SIWE_NOT_VERIFIED: 'Mesaj doğrulanamadı',
  SIWX_MESSAGE_NOT_VALID: 'Giriş mesajı geçersiz',
  SIWX_NETWORK_NOT_FOUND: 'Ağ bulunamadığı için imza kontrol edilemedi',
  SIWX_NOT_AUTHENTICATED: 'Giriş yapılmadı',
  SIGN_IN_UNAVAILABLE: 'Giriş hizmeti yanıt vermiyor',
  SIGN_IN_REFUSED: 'Giriş hizmeti bu girişi reddetti',
}
