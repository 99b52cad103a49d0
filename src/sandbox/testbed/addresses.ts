import { devAccounts } from '../chain/chains'

/**
 * The account that deploys the contracts and gives the tokens out. This is the last development account, because no test uses that account
 * for a person. A deployed contract's address depends only on the deployer and its nonce, so the contracts have the same addresses on every
 * chain.
 */
export const treasury = devAccounts[9]

/** The addresses of the contracts. The addresses are the same on every chain. */
export const addresses = {
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  usdt: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  /** The code that accounts use to carry out batches of calls. */
  batch: '0x00000000000000000000000000000000000Ba7c4',
  /** Swaps tokens and the native currency for each other. */
  swapRouter: '0x0000000000000000000000000000000000007702',
  /** Creates accounts that are contracts. */
  accountMaker: '0x00000000000000000000000000000000000ACC7A',
  susd: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
  hrb: '0xA15BB66138824a1c7167f5E85b957d04Dd34E468',
  gnt: '0xb19b36b1456E65E3A6D514D3F715f204BD59f431',
  tix: '0x8ce361602B935680E8DeC218b820ff5056BeB7af',
  spamToken: '0xe1Aa25618fA0c7A1CFDab5d6B456af611873b629',
  refuser: '0xe1DA8919f262Ee86f9BE05059C9280142CF23f48',
  cards: '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba',
  spamNft: '0xeD1DB453C3156Ff3155a97AD217b3087D5Dc5f6E',
  resolver: '0xf7Cd8fa9b94DB2Aa972023b379c7f72c65E4De9D',
  exchange: '0x12975173B87F7595EE45dFFb2Ab812ECE596Bf84',
} as const
