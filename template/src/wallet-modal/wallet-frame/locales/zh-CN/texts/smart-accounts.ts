import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('zh-CN')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => `${number(count)} 次调用合为一笔交易`,
  together: '一并执行',
  allOrNothing: '要么全部执行，要么都不执行：只要有一次调用失败，就都不执行',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `调用 ${place}：${warning}`,
  fee: '费用',
  paidByApp: '由应用支付',
  firstTransaction: '首笔交易',
  setsUp: (network, address) => `此交易会在 ${network} 上设置账户。此后，账户将运行 ${address} 处的代码`,
  replacesCode: (address) => `账户目前运行 ${address} 处的代码。此交易会替换该代码。`,
  replacesEarlier: '此账户之前的一笔交易尚未上链。两笔交易中只有一笔会执行。',
}
