import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: '會失敗',
  notEnough: (symbol) => `${symbol} 不足以支付金額和手續費`,
  tooLittle: (symbol) => `${symbol} 太少`,
  notEnoughOrToken: (symbol) => `${symbol} 或代幣不足`,
  notEnoughToken: '代幣不足',
  notMoved: '代幣不會轉移這筆金額',
  otherOwner: '帳戶屬於他人',
  frozen: '代幣帳戶已被凍結',
  belowMinimum: (symbol) => `非空帳戶至少需要 0.00089088 ${symbol}：包括接收方的帳戶，以及傳送後您帳戶中的餘額`,
  outOfDate: '已過期，請重試',
  known: '網路中已有這筆交易',
  ofProgram: (error) => `程式錯誤 ${error}`,
  signature: '錢包的簽章不符',
  unreadable: '無法讀取回應',
}
