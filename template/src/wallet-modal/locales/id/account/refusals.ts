import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'transaksi akan gagal',
  notEnough: (symbol) => `${symbol} tidak cukup untuk jumlah dan biaya`,
  tooLittle: (symbol) => `${symbol} terlalu sedikit`,
  notEnoughOrToken: (symbol) => `${symbol} atau token tidak cukup`,
  notEnoughToken: 'token tidak cukup',
  notMoved: 'token tidak akan memindahkan jumlah ini',
  otherOwner: 'akun ini milik orang lain',
  frozen: 'akun token dibekukan',
  belowMinimum: (symbol) =>
    `akun yang tidak kosong memerlukan setidaknya 0,00089088 ${symbol}: akun penerima, dan sisa di akun Anda`,
  outOfDate: 'sudah kedaluwarsa: coba lagi',
  known: 'jaringan sudah memilikinya',
  ofProgram: (error) => `kesalahan ${error} dari program`,
  signature: 'tanda tangan dompet tidak cocok',
  unreadable: 'jawabannya tidak dapat dibaca',
}
