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

export const operations: TextsById['operations'] = {
  cannotPay: '此账户无法支付这笔交易。未发送任何内容',
  notAccepted: '账户未接受此操作。未发送任何内容',
  otherFaster: '此账户的另一项操作更快，请重试。未发送任何内容',
  notPaidFor: '应用的付费方不为此操作付费。未发送任何内容',
  earlierWaits: '此账户之前的一项操作尚未上链，请稍后重试。未发送任何内容',
  wouldFail: (reason) => `网络表示这笔交易会失败：“${reason}”。未发送任何内容`,
  bundlerRefuses: (network, reason) => `${network} 的打包服务拒绝此操作：“${reason}”。未发送任何内容`,
  payerRefuses: (reason) => `应用不为此付费：“${reason}”。未进行任何签名`,
  bundlerSilent: (network) => `${network} 的打包服务没有响应，请稍后重试`,
  paymasterSilent: (network) => `${network} 的代付服务没有响应，请稍后重试`,
  bundlerAnswer: (network) => `${network} 的打包服务给出的响应不是估算值`,
  paymasterAnswer: '代付服务给出的响应不被钱包接受。未进行任何签名',
  tooMuchGas: '打包服务要求的 Gas 超过此钱包允许的上限。未发送任何内容',
  priceTooHigh: '网络要求的价格超过此钱包允许的上限。未发送任何内容',
  notShown: '此操作不是所显示的操作。未进行任何签名',
  maybeSent: (operation) => `打包服务没有响应，操作 ${operation} 可能已发送。请先查看您的账户，再重试`,
  notIncluded: (operation) => `操作 ${operation} 尚未上链，但仍有可能上链。请先查看您的账户，再重试`,
  failedPaid: (transaction) => `交易失败，未改变任何内容，但已支付费用。交易位于 ${transaction}`,
}
