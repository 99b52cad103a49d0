import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Satın al',
    BuyInProgress: 'Satın al',
    OnRampActivity: 'Satın alımlar',
    OnRampFiatSelect: 'Ödeme para birimi',
    OnRampTokenSelect: 'Satın al',
    WhatIsABuy: 'Satın alma nedir?',
  },
  action: 'Satın al',
  pay: 'Ödeyeceğiniz',
  get: 'Alacağınız',
  placeholder: '0',
  about: (amount) => `Yaklaşık ${amount}`,
  noQuote: 'Şu anda fiyat yok. Fiyatı sağlayıcı gösterir.',
  asking: 'Fiyat alınıyor',
  presets: 'Seçilebilecek tutarlar',
  tooLow: (least) => `En az ${least} ödeyin.`,
  tooHigh: (most) => `En fazla ${most} ödeyin.`,
  usualOnly: 'Para birimi listesi yüklenemedi, bu yüzden yaygın olanlar sunuluyor.',
  providers: 'Sağlayıcılar',
  fees: (range) => `Ücretler: ${range}`,
  unavailable: 'Şu anda kullanılamıyor. Tekrar denemek için basın.',
  noProviders: 'Burada bir şey satın alınamıyor',
  noProvidersText: 'Hiçbir sağlayıcı bu ağa göndermiyor. Başka bir ağa geçin.',
  note: 'Ödemeyi doğrudan sağlayıcıya, kendi sayfasında yaparsınız.',
  howItWorks: 'Nasıl çalışır?',
  purchases: 'Satın alımlarınız',
  continueAt: (label) => `${label} üzerinden satın alın`,
  windowText: (label) => `${label} penceresinde devam edin. Bu ekran satın alma işleminizi takip eder.`,
  closed: 'Pencere kapalı',
  closedText:
    'Ödeme yaptıysanız bu ekran satın alma işleminizi takip etmeye devam eder. Yapmadıysanız pencereyi tekrar açın.',
  blocked: 'Tarayıcınız pencereyi engelledi',
  blockedText: 'Devam etmek için “Pencereyi aç” düğmesine basın.',
  untracked: 'Ayrı pencerede devam edin',
  untrackedText: (label) =>
    `${label}, satın alma işleminin nasıl sonuçlandığını bu sayfaya bildirmez. Ne geldiğini bakiyenizden kontrol edin.`,
  failed: 'Satın alma başarısız',
  failedText: (label) => `Siz reddettiniz veya ${label} satın alma işlemini tamamlayamadı.`,
  unanswered: 'Satın alma bildirimi gelmedi',
  unansweredText: (label) =>
    `Ödeme yaptıysanız ${label} ile görüşün ve bakiyenizi kontrol edin. Yapmadıysanız tekrar deneyin.`,
  openWindow: 'Pencereyi aç',
  tryAgain: 'Tekrar dene',
  copyLink: 'Bağlantıyı kopyala',
  linkCopied: 'Bağlantı kopyalandı',
  noPurchases: 'Henüz satın alım yok',
  noPurchasesText: 'Satın aldıklarınız burada listelenir.',
  purchasesFailed: 'Satın alımlar yüklenemedi',
  purchasesFailedText: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  whatTitle: 'Kartla dijital varlık satın alın',
  whatText:
    'Bir sağlayıcı seçer, orada kart veya banka hesabıyla ödersiniz. Sağlayıcı, satın aldığınızı bu hesaba gönderir.',
  buy: 'Satın al',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Ödenecek tutar',
  quotes: 'Fiyatları al',
  get: 'Alacağınız',
  about: (amount) => `Yaklaşık ${amount}`,
  asking: 'Fiyat alınıyor',
  noQuote: 'Fiyatı sağlayıcı gösterir',
  currency: 'Ödeme para birimi',
  token: 'Satın alınacak para birimi',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Sağlayıcının web adresinin açılmasına izin verilmiyor',
  ONRAMP_QUOTE_REFUSED: 'Fiyat, istenenden başka bir şey için',
  PURCHASES_UNAVAILABLE: 'Satın alımlar yüklenemedi',
}
