import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `正在傳送：${amount}`,
  sendingText: '網路很快會確認。您可以關閉此視窗。',
  sent: (amount) => `已傳送：${amount}`,
  sentText: (receiver) => `已送達 ${receiver}。`,
  reverted: '網路拒絕了轉帳',
  revertedText: '金額未移轉。網路可能已收取手續費。',
  unknown: '尚未確認',
  unknownText: '網路沒有回應。這筆交易仍可能成功，因此在查看帳戶之前，請勿再次傳送。',
  swapping: (amount) => `正在兌換：${amount}`,
  swapped: (amount) => `已兌換：${amount}`,
  swappedText: (amount) => `至少 ${amount} 已進入您的帳戶。`,
  swapReverted: '網路拒絕了兌換',
  swapRevertedText: '價格變動超出了您允許的範圍，或耗時過久。您的代幣仍在，但已支付網路手續費。',
  transaction: '一筆交易',
  transactionSent: '交易已傳送',
  transactionSentText: '網路已確認。',
  transactionReverted: '網路拒絕了交易',
  transactionRevertedText: '未移轉任何資產。網路可能已收取手續費。',
  done: '完成',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `正在傳送：${amount}`,
  sendingUnknown: (amount) => `尚未確認：${amount}`,
  sent: (amount) => `已傳送：${amount}`,
  sendFailed: (amount) => `未傳送：${amount}`,
  sendRefused: '網路拒絕了這筆交易。',
  swapping: (amount) => `正在兌換：${amount}`,
  swapped: (amount) => `已兌換：${amount}`,
  swapFailed: (amount) => `未兌換：${amount}`,
  transaction: '一筆交易',
  to: (receiver) => `至 ${receiver}`,
  confirmIn: (wallet) => `請在 ${wallet} 中確認`,
  confirmText: '請在錢包中核對詳細資料，然後在那裡確認。',
  cancelRequest: '停止等候',
}
