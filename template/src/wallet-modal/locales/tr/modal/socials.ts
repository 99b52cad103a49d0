import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Sosyal hesapla giriş',
  continueWith: (name) => `${name} ile devam et`,
  more: 'Diğer giriş yöntemleri',
  logIn: (name) => `${name} ile giriş yap`,
  opening: 'Sağlayıcının penceresi açılıyor',
  inWindow: 'Sağlayıcı penceresinde giriş yapın',
  retrieving: 'Kullanıcı bilgileri alınıyor',
  failed: 'Bir sorun oluştu',
  untrusted: 'Güvenilmeyen kaynak',
  blocked: 'Tarayıcınız pencereyi engelledi',
  blockedText: 'Pencereyi düğmeyle açın veya bu sekmede devam edin.',
  cutOff: 'Pencereyle bağlantı koptu',
  cutOffText: 'Bu sayfa, sağlayıcının penceresini açık tutamıyor. Bu sekmede devam edin, sonra buraya dönersiniz.',
  tryAgain: 'Tekrar dene',
  openWindow: 'Pencereyi aç',
  sameTab: 'Bu sekmede devam et',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'Tüm sosyal hesaplar' }
