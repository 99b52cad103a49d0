import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'başarısız olur',
  notEnough: (symbol) => `tutar ve ücret için yeterli ${symbol} yok`,
  tooLittle: (symbol) => `çok az ${symbol} var`,
  notEnoughOrToken: (symbol) => `yeterli ${symbol} veya token yok`,
  notEnoughToken: 'yeterli token yok',
  notMoved: 'token bu tutarı taşımaz',
  otherOwner: 'hesap başkasına ait',
  frozen: 'token hesabı dondurulmuş',
  belowMinimum: (symbol) =>
    `boş olmayan bir hesapta en az 0,00089088 ${symbol} bulunmalı: alıcının hesabında ve sizinkinde kalan`,
  outOfDate: 'süresi geçmiş: tekrar deneyin',
  known: 'ağda zaten var',
  ofProgram: (error) => `programın ${error} hatası`,
  signature: 'cüzdanın imzası uymuyor',
  unreadable: 'yanıt okunamıyor',
}
