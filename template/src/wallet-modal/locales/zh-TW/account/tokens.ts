import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('zh-TW')

export const tokens: TextsById['tokens'] = {
  tokens: '代幣',
  noTokens: '尚無代幣',
  noTokensText: (network) => `您在 ${network} 上接收的資產會顯示在這裡。`,
  allTokens: '所有代幣',
  unpriced: '價格不明',
  searchTokens: '搜尋名稱或貼上地址',
  noTokenFound: '找不到代幣',
  noTokenFoundText: (query) => `您在此持有的代幣中沒有符合「${query}」的結果。`,
  tokensUnavailable: '無法取得代幣餘額',
  tokensUnavailableText: '資料服務和網路均沒有回應。',
  hiddenTokens: (count) => plural(count, { other: '已隱藏 # 個沒有小數位數的代幣' }),
  show: '顯示',
}
