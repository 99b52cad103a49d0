import { encodeCall, encodeValues } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { devAccounts } from '../chain/chains'
import bytecode from '../contracts/bytecode.json'
import { addresses, treasury } from './addresses'
import { mostThereIs } from './deploy'
import type { Step } from './steps'

const [first, second, third] = devAccounts
const ether = 10n ** 18n
const dollar = 10n ** 6n

/** The number of days since the chains began, about fourteen months. */
export const genesisDaysAgo = 425

/** The number of days since the contracts were deployed. */
export const deployedDaysAgo = 420

/**
 * The transactions after the deployment, oldest first. The number says how many days ago a transaction happened. Each transaction has its
 * own block.
 */
export const past: readonly (readonly [daysAgo: number, step: Step])[] = [
  [400, { from: treasury, to: first, value: 40n * ether }],
  [381, give(addresses.susd, first, 5_000n * dollar)],
  [352, give(addresses.hrb, first, 2_500n * ether)],
  [351, give(addresses.hrb, third, 1n)],
  [323, { from: first, to: second, value: (25n * ether) / 2n }],
  [301, give(addresses.gnt, first, mostThereIs)],
  [279, { from: first, to: addresses.susd, data: encodeCall(selectors.transfer, second, 250n * dollar) }],
  [251, { from: second, to: first, value: (15n * ether) / 4n }],
  [222, { from: first, to: addresses.cards, data: encodeCall(selectors.mint, first) }],
  [203, { from: treasury, to: addresses.spamNft, data: encodeCall(selectors.mint, first) }],
  [178, give(addresses.usdt, first, 1_800n * dollar)],
  [150, { from: first, to: addresses.susd, data: encodeCall(selectors.approve, addresses.exchange, 420n * dollar) }],
  [149.9, { from: first, to: addresses.exchange, data: encodeCall(selectors.swap, 420n * dollar) }],
  [121, give(addresses.spamToken, first, 1_000_000n * ether)],
  // This transaction fails, because the account has less than this amount.
  [98, { from: first, to: addresses.hrb, data: encodeCall(selectors.transfer, second, 1_000_000n * ether) }],
  [77, { from: first, data: `${bytecode.Note}${encodeValues([{ text: 'Made in the sandbox' }])}` }],
  [61, give(addresses.tix, first, 12n)],
  [40, { from: first, to: first, value: ether / 10n }],
  [29, { from: first, to: third, value: ether / 4n }],
  [20, { from: second, to: addresses.susd, data: encodeCall(selectors.transfer, first, 50n * dollar) }],
  [11, { from: first, to: addresses.usdt, data: encodeCall(selectors.transfer, second, 120_500_000n) }],
  [6, { from: second, to: first, value: ether }],
  [3, { from: first, to: addresses.cards, data: encodeCall(selectors.mint, first) }],
  [2, { from: first, to: addresses.cards, data: encodeCall(selectors.transferFrom, first, second, 2n) }],
  [0.2, { from: first, to: addresses.hrb, data: encodeCall(selectors.transfer, second, 40n * ether) }],
]

function give(token: string, to: `0x${string}`, amount: bigint): Step {
  return { from: treasury, to: token, data: encodeCall(selectors.transfer, to, amount) }
}
