import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('tr')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'E-posta ile devam et',
    EmailVerifyOtp: 'Kodu girin',
    EmailVerifyDevice: 'Bu cihazı onaylayın',
    UpdateEmailWallet: 'E-postayı değiştir',
    UpdateEmailPrimaryOtp: 'Mevcut e-postayı doğrula',
    UpdateEmailSecondaryOtp: 'Yeni e-postayı doğrula',
    UpgradeEmailWallet: 'Cüzdanınızı yükseltin',
  },
  label: 'E-posta adresi',
  placeholder: 'E-posta',
  submit: 'E-posta ile devam et',
  invalid: 'Geçersiz e-posta. Tekrar deneyin.',
  tryAgain: (message) =>
    /tekrar deneyin|try again/i.test(message) ? message : `${message.replace(/[.!]?$/, '')}. Tekrar deneyin`,
  changeHint: 'Önce mevcut adresinize, ardından yeni adrese bir kod göndeririz. Hesabınız aynı kalır.',
  cancel: 'İptal',
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'E-postanızı kontrol edin',
  codeSentTo: (address) => `${address} adresine gönderdiğimiz kodu girin.`,
  expires: 'Kodun süresi 20 dakika sonra dolar.',
  linkSentTo: (address) => `${address} adresine gönderdiğimiz giriş bağlantısını onaylayın.`,
  linkExpires: 'Bağlantının süresi 20 dakika sonra dolar.',
  code: 'Altı haneli kod',
  notReceived: 'E-posta gelmedi mi?',
  resendCode: 'Kodu tekrar gönder',
  resendEmail: 'E-postayı tekrar gönder',
  resendIn: (seconds) => `${number(seconds)} sn sonra tekrar gönder`,
  resent: 'Kod e-postası tekrar gönderildi',
  checking: 'Kod kontrol ediliyor',
  startOver: 'Baştan başla',
  upgrade: 'Cüzdanınızı yükseltin',
  upgradeHint: 'Anahtarları yalnızca sizde olan bir cüzdana geçin',
  upgradeTitle: 'Cüzdanınızı yanınızda taşıyın',
  upgradeText:
    'Cüzdanınızın sayfasındaki talimatları izleyin: Sayfa gizli kelimelerinizi gösterir, bu kelimeleri başka bir cüzdana girebilirsiniz. Ardından buraya o cüzdanla yeniden bağlanın.',
  changed: 'E-posta adresi değiştirildi',
}
