import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Cüzdanınızda onaylayın',
  close: 'Kapat',
  notAllowed: 'Bu işleme izin verilmiyor',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'İnternet hatası – yerleşik cüzdan yüklenemedi',
  FRAME_FAILED: 'E-posta ile giriş yüklenemedi',
  FRAME_TIMED_OUT: 'Yerleşik cüzdan zamanında yanıt vermedi',
  FRAME_RESTARTED: 'Giriş penceresi yeniden başlatıldı; tekrar deneyin',
  REQUEST_LOST:
    'Giriş penceresi yeniden başlatıldı ve istek gönderilmiş olabilir. İsteği tekrarlamadan önce kontrol edin',
  FRAME_ERROR: 'Bir hata oluştu',
  REQUEST_ABORTED: 'İstek yarıda kesildi',
  ABORTED: 'Bir sorun oluştu',
  RPC_NOT_ALLOWED: 'İstenen işleme izin verilmiyor',
  EMAIL_TOO_SOON: '# sonra tekrar deneyin',
  EMAIL_NOT_VALID: 'Geçersiz e-posta',
  SOCIAL_TIMED_OUT: 'Sosyal hesapla giriş zaman aşımına uğradı. Tekrar deneyin',
  SOCIAL_NO_STATE: 'Giriş yanıtı eksik: URL içinde state= parametresi yok',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'İnternet hatası – yerleşik cüzdan yüklenemedi',
    text: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  },
  iframe_request_timeout: {
    title: 'Yerleşik cüzdan zamanında yanıt vermedi',
    text: 'Birazdan tekrar deneyin.',
  },
  unverified_domain: {
    title: 'Geçersiz uygulama ayarı',
    text: 'Bu web adresi, uygulamanın cüzdanını kullanamaz.',
  },
}
