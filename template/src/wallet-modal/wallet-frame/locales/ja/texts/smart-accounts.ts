import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('ja')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => `${number(count)}件の呼び出しを1つのトランザクションで`,
  together: '一括',
  allOrNothing: 'すべて実行されるか、何も実行されないかです。1件でも失敗すると、どれも実行されません',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `呼び出し${place}：${warning}`,
  fee: '手数料',
  paidByApp: 'アプリが支払います',
  firstTransaction: '最初のトランザクション',
  setsUp: (network, address) =>
    `このトランザクションは、${network}でアカウントを使えるように設定します。それ以降、アカウントは${address}のコードを実行します`,
  replacesCode: (address) =>
    `アカウントは現在${address}のコードを実行しています。このトランザクションはそのコードを置き換えます。`,
  replacesEarlier:
    'このアカウントの以前のトランザクションが、まだネットワークに取り込まれていません。実行されるのは2つのうち1つだけです。',
}
