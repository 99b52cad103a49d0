import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `正在发送：${amount}`,
  sendingText: '网络很快会确认。您可以关闭此窗口。',
  sent: (amount) => `已发送：${amount}`,
  sentText: (receiver) => `已到达 ${receiver}。`,
  reverted: '网络拒绝了转账',
  revertedText: '金额未转移。网络可能已收取费用。',
  unknown: '尚未确认',
  unknownText: '网络没有响应。这笔交易仍可能成功，因此在查看账户之前，请勿再次发送。',
  swapping: (amount) => `正在兑换：${amount}`,
  swapped: (amount) => `已兑换：${amount}`,
  swappedText: (amount) => `至少 ${amount} 已到达您的账户。`,
  swapReverted: '网络拒绝了兑换',
  swapRevertedText: '价格变动超出了您允许的范围，或耗时过长。您的代币仍在，但已支付网络费用。',
  transaction: '一笔交易',
  transactionSent: '交易已发送',
  transactionSentText: '网络已确认。',
  transactionReverted: '网络拒绝了交易',
  transactionRevertedText: '未转移任何资产。网络可能已收取费用。',
  done: '完成',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `正在发送：${amount}`,
  sendingUnknown: (amount) => `尚未确认：${amount}`,
  sent: (amount) => `已发送：${amount}`,
  sendFailed: (amount) => `未发送：${amount}`,
  sendRefused: '网络拒绝了这笔交易。',
  swapping: (amount) => `正在兑换：${amount}`,
  swapped: (amount) => `已兑换：${amount}`,
  swapFailed: (amount) => `未兑换：${amount}`,
  transaction: '一笔交易',
  to: (receiver) => `至 ${receiver}`,
  confirmIn: (wallet) => `请在 ${wallet} 中确认`,
  confirmText: '请在钱包中核对详情，然后在那里确认。',
  cancelRequest: '停止等待',
}
