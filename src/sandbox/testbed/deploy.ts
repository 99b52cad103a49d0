import { encodeCall, encodeValues, type AbiValue } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { devAccounts } from '../chain/chains'
import type { RpcRequest } from '../chain/rpc-call'
import bytecode from '../contracts/bytecode.json'
import { addresses, treasury } from './addresses'
import { nameSteps } from './names'
import { cards, spamCollectible, spamToken, tokens, type SandboxToken } from './tokens'
import type { Step } from './steps'

/** The largest amount that a token can have. */
export const mostThereIs = 2n ** 256n - 1n

/**
 * The code that is put at an address without a deployment. On public chains, these addresses belong to other deployers, so no transaction
 * of the treasury could deploy to them.
 */
export const placedCode: readonly RpcRequest[] = (
  [
    [addresses.multicall3, bytecode.Multicall3],
    [addresses.ensRegistry, bytecode.NameRegistry],
    [addresses.usdt, bytecode.QuietToken],
    [addresses.batch, bytecode.Batch],
    [addresses.swapRouter, bytecode.SwapRouter],
    [addresses.accountMaker, bytecode.AccountMaker],
  ] as const
).map(([address, code]) => ({ method: 'anvil_setCode', params: [address, code] }))

/** The native currency in each pool of the router, in wei. */
const poolNative = 100n * 10n ** 18n

/** The tokens in the pools of the router, in their smallest unit. One unit of the native currency costs 2,500 dollars. */
const pools = [
  [addresses.susd, 250_000n * 10n ** 6n],
  [addresses.usdt, 250_000n * 10n ** 6n],
  [addresses.hrb, 593_750n * 10n ** 18n],
] as const

/**
 * The treasury's transactions in the first block. The order of the first ten must not change, because a contract's address depends on the
 * nonce of its deployment.
 */
export function deploySteps(): readonly Step[] {
  const [susd, , hrb, gnt, tix, refuser] = tokens
  return [
    token(susd, 10n ** 15n),
    token(hrb, 10n ** 26n),
    token(gnt, mostThereIs),
    token(tix, 10_000n),
    token(spamToken, 10n ** 30n),
    token(refuser, 777n * 10n ** 18n, bytecode.Refuser, devAccounts[0]),
    create(bytecode.Collectible, { text: cards.name }, { text: cards.symbol }),
    create(bytecode.Collectible, { text: spamCollectible.name }, { text: spamCollectible.symbol }),
    create(bytecode.NameResolver, addresses.ensRegistry),
    // One dollar buys 2.375 HRB.
    create(bytecode.Exchange, addresses.susd, addresses.hrb, 2_375n * 10n ** 15n),
    call(addresses.usdt, encodeCall(selectors.issue, 10n ** 15n)),
    call(addresses.hrb, encodeCall(selectors.transfer, addresses.exchange, 10n ** 23n)),
    ...pools.flatMap(([token, amount]) => [
      call(token, encodeCall(selectors.approve, addresses.swapRouter, amount)),
      { ...call(addresses.swapRouter, encodeCall(selectors.fundPool, token, amount)), value: poolNative },
    ]),
    ...nameSteps().map(({ to, data }) => call(to, data)),
  ]
}

function token(
  given: SandboxToken | undefined,
  supply: bigint,
  code: string = bytecode.Token,
  holder: `0x${string}` = treasury,
): Step {
  if (given === undefined) throw new Error('The list of tokens is shorter than what is deployed')
  const { name, symbol, decimals } = given
  return create(code, { text: name }, { text: symbol }, BigInt(decimals), supply, holder)
}

function create(code: string, ...values: readonly AbiValue[]): Step {
  return { from: treasury, data: `${code}${encodeValues(values)}` }
}

function call(to: string, data: string): Step {
  return { from: treasury, to, data }
}
