import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('tr')

export const common: TextsById['common'] = {
  wallet: 'Cüzdan',
  back: 'Geri',
  cancel: 'İptal',
  goOn: 'Devam et',
  again: 'Tekrar dene',
  oneMoment: 'Bir dakika…',
  failed: 'Bir sorun oluştu. Tekrar deneyin',
  openWallet: 'Cüzdanınızı açın',
  usePasskey: 'Geçiş anahtarını kullan',
  useCode: 'Kurtarma kodunu kullan',
  recoveryCode: 'Kurtarma kodu',
  wrong: {
    'login+passkey': 'Bu geçiş anahtarı bu cüzdanı açmıyor. Başka bir tane deneyin',
    'login+code': 'Bu, bu cüzdanın kurtarma kodu değil',
  },
  passkeyNotUsed: 'Geçiş anahtarı kullanılmadı',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'Geçiş anahtarı kullanılmadı',
  passkeyCannotLock: 'Bu geçiş anahtarı cüzdan kilitleyemez. Başka bir cihaz veya tarayıcı deneyin',
  passkeyCannotOpen: 'Bu geçiş anahtarı cüzdan açamaz. Başka bir cihaz veya tarayıcı deneyin',
  noPasskeys: 'Bu tarayıcı burada geçiş anahtarı kullanamıyor. Başka bir cihaz veya tarayıcı deneyin',
  fiveTries: 'Cüzdan beş denemeden sonra açılmadı. Tekrar deneyin',
  notOpened: 'Cüzdan açılamadı. Yeniden giriş yapın',
  noSecret: 'Cüzdan sunucusu bu cüzdanın gizli değerini vermedi. Yeniden giriş yapın',
  noWallet: 'Henüz bir cüzdan yok',
  serverSilent: 'Cüzdan sunucusu yanıt vermiyor. Tekrar deneyin',
  serverAnswer: 'Cüzdan sunucusu, cüzdanın anlamadığı bir yanıt verdi',
  codeOver: 'Kodun süresi doldu. Baştan başlayın',
  locksNotOpen: 'Yeni kilit cüzdanı açmıyor. Hiçbir şey değiştirilmedi',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Bu sayfada buna izin verilmiyor',
  CLOCK_NOT_RIGHT: 'Bu cihazın saati doğru değil. Saati ayarlayıp tekrar deneyin',
  CODE_NOT_VALID: 'Kod yanlış. Tekrar deneyin',
  CODE_SPENT: 'Bu kod artık geçerli değil. Yeni bir kod isteyin ve en yenisini girin',
  EMAIL_TAKEN: 'Bu e-posta adresi zaten başka bir cüzdana ait. Başka bir adres kullanın',
  FLOW_OVER: 'Bu süreç artık geçerli değil. Baştan başlayın',
  KEY_MISSING: 'Cüzdan şu anda açılamıyor, ama hiçbir şey kaybolmadı. Daha sonra tekrar deneyin',
  LAST_LOGIN: 'Bu, cüzdanınızın tek girişi. Önce başka bir giriş ekleyin',
  LOGIN_DECLINED: 'Giriş hizmetinde girişi reddettiniz',
  LOGIN_NOT_VALID: 'Bu giriş artık geçerli değil. Baştan başlayın',
  LOGIN_TAKEN: 'Bu hesap zaten başka bir cüzdana ait. Hiçbir şey değiştirilmedi',
  LOGIN_TOO_OLD: 'Devam etmek için yeniden giriş yapın',
  MAIL_UNAVAILABLE: 'E-posta gönderilemedi. Daha sonra tekrar deneyin',
  NOT_FOUND: 'Bu artık yok. Sayfayı yeniden yükleyin',
  NOT_SIGNED_IN: 'Önce giriş yapın',
  PROOF_NOT_VALID: 'İstek, bu tarayıcının anahtarıyla imzalanmamış. Sayfayı yeniden yükleyin',
  PROVIDER_UNAVAILABLE: 'Giriş hizmeti beklendiği gibi yanıt vermiyor. Daha sonra tekrar deneyin',
  REQUEST_NOT_VALID: 'Cüzdan sunucusu bu isteği kabul etmedi. Sayfayı yeniden yükleyin',
  STORE_UNAVAILABLE: 'Cüzdan sunucusu şu anda kullanılamıyor. Daha sonra tekrar deneyin',
  TOO_MANY_REQUESTS: 'Çok fazla istek. Daha sonra tekrar deneyin',
  UNEXPECTED: 'Sunucuda bir sorun oluştu. Tekrar deneyin',
  VAULT_CHANGED: 'Cüzdan bu arada başka bir yerde değiştirildi. Sayfayı yeniden yükleyin',
  WALLET_EXISTS: 'Zaten bir cüzdan var. Sayfayı yeniden yükleyin',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'Kod yanlış. Tekrar deneyin (# deneme kaldı)',
      other: 'Kod yanlış. Tekrar deneyin (# deneme kaldı)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Çok fazla istek. # saniye sonra tekrar deneyin',
      other: 'Çok fazla istek. # saniye sonra tekrar deneyin',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `${name} cüzdanı bu web adresindedir. Cüzdan uygulamanın içinde çalışır: Uygulamayı açıp orada giriş yapın.`,
    account: 'Gizli kelimelerinizi, geçiş anahtarını ve tarayıcıları görün',
    warning: (page) =>
      `Bu web adresinde, e-postayla gelen kodu sizden yalnızca ${page} sayfası ister. Bizden hiç kimse gizli kelimelerinizi asla sormaz.`,
  },
  noRequest: 'Bu pencere artık bir isteğe ait değil. Kapatıp tekrar deneyin.',
  loading: {
    title: 'Giriş yapın',
    opening: 'Giriş açılıyor…',
    close: 'Bir dakika boyunca hiçbir şey olmazsa bu pencereyi kapatıp uygulamaya dönün.',
  },
  notInFrame: 'Bu sayfa başka bir sayfanın içinde çalışmaz. Onu ayrı bir sekmede açın.',
  notLoaded: 'Sayfa yüklenemedi. Yeniden yükleyin.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `${network} ağı yanıt vermiyor. Tekrar deneyin`,
  answer: 'Ağ, sayı olmayan bir yanıt verdi',
  otherNetwork: 'Bu ağın sunucusu başka bir ağa ait',
  otherAccount: 'Cüzdandaki hesap, gösterilen hesap değil. Yeniden giriş yapın',
  wouldFail: 'Ağ, bu işlemin başarısız olacağını bildiriyor. Hiçbir şey gönderilmedi',
  maybeSent: 'Ağ yanıt vermedi, bu yüzden işlem gönderilmiş olabilir. Tekrar denemeden önce hesabınıza bakın',
}
