import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Kodu telefonunuzla tarayın ve Farcaster uygulamasında onaylayın.',
  codeLabel: 'Farcaster ile giriş kodu',
  codeTooLong: 'Bağlantı bir kod için fazla uzun. Bunun yerine kopyalayın.',
  starting: 'Kod hazırlanıyor',
  copyLink: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı',
  loading: 'Kullanıcı bilgileri yükleniyor',
  wait: 'Lütfen biraz bekleyin.',
  continueInApp: 'Farcaster uygulamasında devam edin',
  acceptInApp: 'Uygulamada girişi kabul edin.',
  open: 'Farcaster uygulamasını aç',
}
