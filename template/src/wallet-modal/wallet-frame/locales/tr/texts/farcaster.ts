import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Farcaster ile giriş yapın',
  scan: 'Kodu telefonunuzla tarayın ve Farcaster uygulamasında onaylayın.',
  waiting: 'Farcaster uygulamasındaki onayınız bekleniyor…',
  open: 'Farcaster uygulamasını aç',
  image: 'Telefonunuzun kamerası için girişin QR kodu',
  newCode: 'Yeni kod',
}
