import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: '失敗します',
  notEnough: (symbol) => `金額と手数料に対して${symbol}が足りません`,
  tooLittle: (symbol) => `${symbol}が少なすぎます`,
  notEnoughOrToken: (symbol) => `${symbol}またはトークンが足りません`,
  notEnoughToken: 'トークンが足りません',
  notMoved: 'トークンはこの金額を移動しません',
  otherOwner: 'アカウントは別の人のものです',
  frozen: 'トークンアカウントは凍結されています',
  belowMinimum: (symbol) =>
    `空でないアカウントには${symbol}が0.00089088以上必要です（受取人のアカウントと、送金後のご自身のアカウント）`,
  outOfDate: '有効期限が切れています。もう一度お試しください',
  known: 'すでにネットワークにあります',
  ofProgram: (error) => `プログラムのエラー ${error}`,
  signature: 'ウォレットの署名が一致しません',
  unreadable: '応答を読み取れません',
}
