// @vitest-environment node
import { decodeFunctionData, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { checkSwapCall } from '../template/src/wallet-modal/domain/swaps/check-call'
import { decodeCall } from '../template/src/wallet-modal/domain/swaps/decode-call'
import { minimumReceived, priceImpact } from '../template/src/wallet-modal/domain/swaps/swap-math'

const cases = 50_000
const native = ['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'] as const
const others = [
  'swapExactTokensForETH',
  'swapExactTokensForTokens',
  'swapExactTokensForETHSupportingFeeOnTransferTokens',
  'swapExactTokensForTokensSupportingFeeOnTransferTokens',
] as const
const nativeAbi = parseAbi([
  'function swapExactETHForTokens(uint256,address[],address,uint256) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256) payable',
])
const tokenAbi = parseAbi([
  'function swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
  'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
])

/** A generator of repeatable numbers (xorshift). */
function numbers(seed: number) {
  let state = seed
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  const digits = (count: number) => Array.from({ length: count }, () => (next() % 16).toString(16)).join('')
  return {
    below: (most: number) => next() % most,
    amount: () => BigInt(`0x${digits(1 + (next() % 28))}`) + 2n,
    address: (): `0x${string}` => `0x${digits(40)}`,
  }
}

test(`${cases} swaps and approvals that viem encodes are decoded as viem decodes them`, () => {
  const random = numbers(20_260_101)
  for (let index = 0; index < cases; index += 1) {
    const [amount, expected, slippage] = [random.amount(), random.amount(), 1 + random.below(5_000)]
    const minimum = minimumReceived(expected, slippage)
    expect(minimum * 10_000n >= expected * BigInt(10_000 - slippage), `case ${index}`).toBe(true)
    expect((minimum - 1n) * 10_000n < expected * BigInt(10_000 - slippage), `case ${index}`).toBe(true)
    expect(priceImpact({ paid: amount, received: expected }, { paid: amount * 3n, received: expected * 3n })).toBe(0)
    const path = Array.from({ length: 2 + random.below(3) }, random.address)
    const [account, router, deadline] = [random.address(), random.address(), BigInt(1 + random.below(2 ** 31))]
    const isNative = random.below(3) === 0
    const data = isNative
      ? encodeFunctionData({
          abi: nativeAbi,
          functionName: native[index % 2] ?? native[0],
          args: [minimum, path, account, deadline],
        })
      : encodeFunctionData({
          abi: tokenAbi,
          functionName: others[index % 4] ?? others[0],
          args: [amount, minimum, path, account, deadline],
        })
    const theirs = decodeFunctionData({ abi: [...nativeAbi, ...tokenAbi], data })
    const args: readonly unknown[] = theirs.args
    const ours = decodeCall(data)
    const [least, tokens, receiver, until] = args.slice(-4)
    expect(ours, `case ${index}`).toEqual({
      kind: 'swap',
      isFromNative: isNative,
      isToNative: theirs.functionName.startsWith('swapExactTokensForETH'),
      amount: isNative ? undefined : args[0],
      minimum: least,
      path: (tokens as readonly string[]).map((token) => token.toLowerCase()),
      receiver: String(receiver).toLowerCase(),
      deadline: until,
    })
    const [first = '', last = ''] = [path[0], path.at(-1)]
    const isToNative = theirs.functionName.startsWith('swapExactTokensForETH')
    const meant = {
      targets: [router],
      account,
      paid: isNative ? undefined : first,
      received: isToNative ? undefined : last,
      wrapped: isNative ? first : last,
      amount,
      expected,
      minimum,
      now: deadline - 1n,
    }
    const call = { to: router, value: isNative ? amount : 0n, data }
    expect(checkSwapCall(call, meant), `case ${index}`).toBeUndefined()
    // One changed digit anywhere changes the swap, so it is refused. Only the deadline, and tokens on the way, may differ.
    const place = 2 + random.below(data.length - 2)
    const digit = data[place] === '0' ? '1' : '0'
    const changed = `${data.slice(0, place)}${digit}${data.slice(place + 1)}`
    const read = decodeCall(changed)
    const isHarmless =
      read?.kind === 'swap' &&
      ours?.kind === 'swap' &&
      JSON.stringify({ ...read, path: [read.path[0], read.path.at(-1)], minimum: 0, amount: 0, deadline: 0 }) ===
        JSON.stringify({ ...ours, path: [ours.path[0], ours.path.at(-1)], minimum: 0, amount: 0, deadline: 0 }) &&
      // A transaction may promise more than the visitor accepts, but not more than the quote.
      read.minimum >= minimum &&
      read.minimum <= expected &&
      read.amount === ours.amount &&
      read.deadline >= ours.deadline
    expect(checkSwapCall({ ...call, data: changed }, meant) === undefined, `case ${index}`).toBe(isHarmless)
    const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] })
    expect(decodeCall(approval)).toEqual({ kind: 'approval', spender: router, amount })
  }
})
