/** The selectors of the contract functions that the sandbox calls, by name. */
export const selectors = {
  transfer: '0xa9059cbb',
  approve: '0x095ea7b3',
  balanceOf: '0x70a08231',
  name: '0x06fdde03',
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
  issue: '0xcc872b66',
  mint: '0x6a627842',
  transferFrom: '0x23b872dd',
  swap: '0x94b918de',
  fundPool: '0x7b1837de',
  openRegistry: '0xfcfff16f',
  setSubnodeRecord: '0x5ef2c7f0',
  resolver: '0x0178b8bf',
  addressOfName: '0x3b3b57de',
  nameOfAddress: '0x691f3431',
  textOfName: '0x59d1d43c',
  setAddress: '0xd5fa2b00',
  setName: '0x77372213',
  setText: '0x10f13a8c',
  executeBatch: '0x3f707e6b',
  makeAccount: '0xba272e06',
  aggregate3: '0x82ad56cb',
} as const

/** `Transfer(address,address,uint256)`, of fungible tokens and of collectibles. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
