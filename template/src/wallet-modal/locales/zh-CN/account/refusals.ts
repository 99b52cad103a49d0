import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: '会失败',
  notEnough: (symbol) => `${symbol} 不足以支付金额和费用`,
  tooLittle: (symbol) => `${symbol} 太少`,
  notEnoughOrToken: (symbol) => `${symbol} 或代币不足`,
  notEnoughToken: '代币不足',
  notMoved: '代币不会转移这笔金额',
  otherOwner: '账户属于他人',
  frozen: '代币账户已被冻结',
  belowMinimum: (symbol) => `非空账户至少需要 0.00089088 ${symbol}：包括接收方的账户，以及发送后您账户中的余额`,
  outOfDate: '已过期，请重试',
  known: '网络中已有这笔交易',
  ofProgram: (error) => `程序错误 ${error}`,
  signature: '钱包的签名不符',
  unreadable: '无法读取响应',
}
