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
