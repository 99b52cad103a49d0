import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('ja')

export const tokens: TextsById['tokens'] = {
  tokens: 'トークン',
  noTokens: 'トークンはまだありません',
  noTokensText: (network) => `${network}で受け取ったものがここに表示されます。`,
  allTokens: 'すべてのトークン',
  unpriced: '価格が不明なもの',
  searchTokens: '名前を検索、またはアドレスを貼り付け',
  noTokenFound: 'トークンが見つかりません',
  noTokenFoundText: (query) => `ここで保有しているものに「${query}」と一致するものはありません。`,
  tokensUnavailable: 'トークンの残高を取得できません',
  tokensUnavailableText: 'データサービスもネットワークも応答しませんでした。',
  hiddenTokens: (count) => plural(count, { other: '小数を持たないトークン#個を非表示にしています' }),
  show: '表示',
}
