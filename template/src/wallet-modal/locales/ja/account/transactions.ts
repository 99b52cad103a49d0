import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `${amount}を送信しています`,
  sendingText: 'まもなくネットワークで確定します。この画面は閉じてもかまいません。',
  sent: (amount) => `${amount}を送金しました`,
  sentText: (receiver) => `${receiver}に届きました。`,
  reverted: '送金はネットワークに拒否されました',
  revertedText: '金額は移動していません。ネットワーク手数料は差し引かれた可能性があります。',
  unknown: 'まだ確定していません',
  unknownText:
    'ネットワークからまだ応答がありません。これから届く可能性があるため、確認するまでもう一度送信しないでください。',
  swapping: (amount) => `${amount}をスワップしています`,
  swapped: (amount) => `${amount}をスワップしました`,
  swappedText: (amount) => `${amount}以上がアカウントに届きました。`,
  swapReverted: 'スワップはネットワークに拒否されました',
  swapRevertedText:
    '価格が許容範囲を超えて動いたか、時間がかかりすぎました。トークンは手元に残っていますが、ネットワーク手数料は支払われました。',
  transaction: 'トランザクション',
  transactionSent: 'トランザクションを送信しました',
  transactionSentText: 'ネットワークで確定しました。',
  transactionReverted: 'トランザクションはネットワークに拒否されました',
  transactionRevertedText: '何も移動していません。ネットワーク手数料は差し引かれた可能性があります。',
  done: '完了',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `${amount}を送信中`,
  sendingUnknown: (amount) => `未確定：${amount}`,
  sent: (amount) => `送信済み：${amount}`,
  sendFailed: (amount) => `送信されていません：${amount}`,
  sendRefused: 'ネットワークに拒否されました。',
  swapping: (amount) => `${amount}をスワップ中`,
  swapped: (amount) => `スワップ済み：${amount}`,
  swapFailed: (amount) => `スワップされていません：${amount}`,
  transaction: 'トランザクション',
  to: (receiver) => `宛先：${receiver}`,
  confirmIn: (wallet) => `${wallet}で確認`,
  confirmText: 'ウォレットで詳細を確認してから、ウォレットで承認してください。',
  cancelRequest: '待つのをやめる',
}
