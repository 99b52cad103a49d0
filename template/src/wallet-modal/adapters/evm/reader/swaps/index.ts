import { unreadable } from '../../../../domain/errors/refusals'
import type { SwapReader } from '../../../swap-reader'
import { decodeAccount, decodeUint, digitsOf } from '../abi-decode'
import { account, encodeCall, list, uint } from '../abi-encode'
import type { Ask } from '../ask'
import { callContract, readDecimals, readQuantity } from '../ask'
import type { ReaderPart } from '../reader-part'
import { revertIsNone } from '../refusal'
import { selectors } from '../selectors'
import { buildApproval, buildSwap, swapSelectors } from './build-swap'

/** The last number of a list of numbers; undefined if the answer is no such list. */
function lastOf(answer: unknown, count: number): bigint | undefined {
  const digits = digitsOf(answer)
  if (
    digits === undefined ||
    digits.length !== (count + 2) * 64 ||
    BigInt(`0x${digits.slice(64, 128)}`) !== BigInt(count)
  )
    return undefined
  return BigInt(`0x${digits.slice(-64)}`)
}

async function readNumber(ask: Ask, to: string, data: string, name: string): Promise<bigint> {
  const value = decodeUint(await callContract(ask, to, data))
  if (value === undefined) throw unreadable(`${name} is not a number`)
  return value
}

/** Swaps through routers with the interface of Uniswap V2. */
export const swaps: ReaderPart = ({ read }) => {
  const reader: SwapReader = {
    getWrapped: (query) =>
      read(query, async (ask) => {
        const wrapped = decodeAccount(await callContract(ask, query.router, swapSelectors.wrapped))
        if (wrapped === undefined) throw unreadable('there is no router')
        return wrapped
      }),
    getAmountOut: (query) =>
      read(query, async (ask) => {
        const data = encodeCall(swapSelectors.amountsOut, uint(query.amount), list(query.path.map(account)))
        return lastOf(await callContract(ask, query.router, data).catch(revertIsNone), query.path.length)
      }),
    getDecimals: (query) => read(query, (ask) => readDecimals(ask, query.token)),
    getHolding: (query) =>
      read(query, async (ask) => {
        const { token, owner } = query
        if (token === undefined) return readQuantity(await ask('eth_getBalance', [owner, 'latest']), 'eth_getBalance')
        return readNumber(ask, token, encodeCall(selectors['balanceOf(address)'], account(owner)), 'balanceOf')
      }),
    getAllowance: (query) =>
      read(query, (ask) => {
        const data = encodeCall(swapSelectors.allowance, account(query.owner), account(query.spender))
        return readNumber(ask, query.token, data, 'allowance')
      }),
    wouldSucceed: (query) =>
      read(query, async (ask) => {
        const { from, to, value, data } = query.transaction
        const call = { from, to, value: `0x${value.toString(16)}`, data }
        return (await ask('eth_call', [call, 'latest']).catch(revertIsNone)) !== undefined
      }),
    buildApproval,
    buildSwap,
  }
  return { swaps: reader }
}
