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

export const operations: TextsById['operations'] = {
  cannotPay: 'このアカウントではトランザクションの費用を支払えません。何も送金されていません',
  notAccepted: 'アカウントがこの操作を受け付けませんでした。何も送金されていません',
  otherFaster: 'このアカウントの別の操作が先に処理されました。もう一度お試しください。何も送金されていません',
  notPaidFor: 'アプリの支払い元は、この操作の費用を支払いません。何も送金されていません',
  earlierWaits:
    'このアカウントの以前の操作が、まだネットワークに取り込まれていません。後でもう一度お試しください。何も送金されていません',
  wouldFail: (reason) =>
    `ネットワークによると、このトランザクションは失敗します：「${reason}」。何も送金されていません`,
  bundlerRefuses: (network, reason) =>
    `${network}のバンドラーが操作を拒否しました：「${reason}」。何も送金されていません`,
  payerRefuses: (reason) => `アプリはこの費用を支払いません：「${reason}」。何も署名されていません`,
  bundlerSilent: (network) => `${network}のバンドラーが応答しません。後でもう一度お試しください`,
  paymasterSilent: (network) => `${network}のペイマスターが応答しません。後でもう一度お試しください`,
  bundlerAnswer: (network) => `${network}のバンドラーから、見積もりではない応答がありました`,
  paymasterAnswer: 'ペイマスターから、ウォレットが受け付けない応答がありました。何も署名されていません',
  tooMuchGas: 'バンドラーが、このウォレットの上限を超えるガスを要求しています。何も送金されていません',
  priceTooHigh: 'ネットワークが、このウォレットの上限を超える価格を要求しています。何も送金されていません',
  notShown: 'この操作は、表示されたものと異なります。何も署名されていません',
  maybeSent: (operation) =>
    `バンドラーが応答しなかったため、操作${operation}は送信された可能性があります。もう一度試す前に、アカウントを確認してください`,
  notIncluded: (operation) =>
    `操作${operation}は、まだネットワークに取り込まれていません。この後取り込まれる可能性があるため、もう一度試す前に、アカウントを確認してください`,
  failedPaid: (transaction) =>
    `トランザクションは失敗し、何も変更されませんでしたが、手数料は支払われました。${transaction}に記録されています`,
}
