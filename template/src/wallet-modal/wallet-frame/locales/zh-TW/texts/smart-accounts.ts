import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('zh-TW')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => `${number(count)} 個呼叫合為一筆交易`,
  together: '一併執行',
  allOrNothing: '全部執行或都不執行：只要有一個呼叫失敗，就都不執行',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `呼叫 ${place}：${warning}`,
  fee: '手續費',
  paidByApp: '由應用程式支付',
  firstTransaction: '第一筆交易',
  setsUp: (network, address) => `這筆交易會在 ${network} 上設定帳戶。此後，帳戶將執行位於 ${address} 的程式碼`,
  replacesCode: (address) => `帳戶目前執行位於 ${address} 的程式碼。這筆交易會取代該程式碼。`,
  replacesEarlier: '這個帳戶先前的一筆交易尚未上鏈。兩筆交易中只有一筆會執行。',
}

export const operations: TextsById['operations'] = {
  cannotPay: '這個帳戶無法支付這筆交易。未傳送任何內容',
  notAccepted: '帳戶未接受這項操作。未傳送任何內容',
  otherFaster: '這個帳戶的另一項操作更快，請重試。未傳送任何內容',
  notPaidFor: '應用程式的付費方不為這項操作付費。未傳送任何內容',
  earlierWaits: '這個帳戶先前的一項操作尚未上鏈，請稍後重試。未傳送任何內容',
  wouldFail: (reason) => `網路表示這筆交易會失敗：「${reason}」。未傳送任何內容`,
  bundlerRefuses: (network, reason) => `${network} 的打包服務拒絕這項操作：「${reason}」。未傳送任何內容`,
  payerRefuses: (reason) => `應用程式不為此付費：「${reason}」。未簽署任何內容`,
  bundlerSilent: (network) => `${network} 的打包服務沒有回應，請稍後重試`,
  paymasterSilent: (network) => `${network} 的代付服務沒有回應，請稍後重試`,
  bundlerAnswer: (network) => `${network} 的打包服務給出的回應不是估算值`,
  paymasterAnswer: '錢包不接受代付服務給出的回應。未簽署任何內容',
  tooMuchGas: '打包服務要求的 Gas 超過這個錢包允許的上限。未傳送任何內容',
  priceTooHigh: '網路要求的價格超過這個錢包允許的上限。未傳送任何內容',
  notShown: '這項操作不是所顯示的操作。未簽署任何內容',
  maybeSent: (operation) => `打包服務沒有回應，操作 ${operation} 可能已傳送。請先查看您的帳戶，再重試`,
  notIncluded: (operation) => `操作 ${operation} 尚未上鏈，但仍有可能上鏈。請先查看您的帳戶，再重試`,
  failedPaid: (transaction) => `交易失敗，未改變任何內容，但已支付手續費。交易位於 ${transaction}`,
}
