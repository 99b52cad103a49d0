// @vitest-environment node
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { required } from '../../../../domain/errors/errors'
import { completeNetwork } from '../../../../domain/networks/network'
import { firstAddress, secondAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { account, list, uint } from '../abi-encode'
import { createEvmReader } from '../evm-reader'
import { selectors } from '../selectors'
import { FakeChain, answerOf, refusal, wordOf } from '../testing/fake-chain'
import { swapSelectors } from './build-swap'

const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const wrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const query = { network: completeNetwork(alpha), signal: new AbortController().signal }
const path = [wrapped, token]
const empty = '0x'

function create() {
  const chain = new FakeChain()
  return { chain, swaps: required(createEvmReader({ rpc: chain }).swaps, 'MODAL_NOT_LOADED') }
}

/** A reader whose router answers with the given text, or throws the given error. */
function withRouter(answer: string | Error) {
  const { chain, swaps } = create()
  chain.deploy(router, () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  return swaps
}

const amounts = (...values: readonly number[]) => answerOf(list(values.map((value) => uint(BigInt(value)))))
const reverted = refusal('execution reverted')
const silent = refusal('the request limit is reached')

test('Each selector is the start of the hash of its function’s signature.', () => {
  const signatures = {
    wrapped: 'WETH()',
    amountsOut: 'getAmountsOut(uint256,address[])',
    allowance: 'allowance(address,address)',
    approve: 'approve(address,uint256)',
    nativeToToken: 'swapExactETHForTokens(uint256,address[],address,uint256)',
    tokenToNative: 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
    tokenToToken: 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  }
  const hashed = Object.entries(signatures).map(([name, signature]) => [
    name,
    `0x${bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)}`,
  ])
  expect(Object.fromEntries(hashed)).toEqual(swapSelectors)
})

test('The wrapped currency is the address that the router reports. An address without a router is refused.', async () => {
  const { chain, swaps } = create()
  chain.deploy(router, (data) => (data === swapSelectors.wrapped ? answerOf(account(wrapped)) : empty))
  expect(await swaps.getWrapped({ ...query, router })).toBe(wrapped.toLowerCase())
  await expect(swaps.getWrapped({ ...query, router: secondAddress })).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: expect.stringContaining('there is no router'),
  })
})

test('The amount of a quote is the last amount of the path that was asked for.', async () => {
  const { chain, swaps } = create()
  const asked: string[] = []
  chain.deploy(router, (data) => {
    asked.push(data)
    return amounts(70, 42)
  })
  expect(await swaps.getAmountOut({ ...query, router, amount: BigInt(70), path })).toBe(BigInt(42))
  const [data = ''] = asked
  expect(data.slice(0, 10)).toBe(swapSelectors.amountsOut)
  expect(BigInt(`0x${wordOf(data, 0)}`)).toBe(BigInt(70))
  expect([wordOf(data, 3), wordOf(data, 4)]).toEqual(path.map((at) => at.slice(2).toLowerCase().padStart(64, '0')))
})

test.each([
  ['reverts', reverted],
  ['returns nothing', empty],
  ['returns text', 'many'],
  ['returns fewer amounts than the path has', amounts(42)],
  ['returns more amounts than the path has', amounts(70, 50, 42)],
  ['returns a list with a wrong length', amounts(70, 42).replace(/2(?=0{62}46)/, '3')],
])('A router that %s has no quote.', async (_, answer) => {
  expect(await withRouter(answer).getAmountOut({ ...query, router, amount: BigInt(70), path })).toBeUndefined()
})

test('The decimals are those of the contract. A contract without decimals has none.', async () => {
  const { chain, swaps } = create()
  chain.deployToken(token, BigInt(0), 6)
  expect(await swaps.getDecimals({ ...query, token })).toBe(6)
  expect(await swaps.getDecimals({ ...query, token: secondAddress })).toBeUndefined()
  expect(await withRouter(reverted).getDecimals({ ...query, token: router })).toBeUndefined()
})

test('The holding is the balance of the token or, without a token, of the native currency.', async () => {
  const { chain, swaps } = create()
  chain.methods.set('eth_getBalance', ([owner, block]) =>
    owner === firstAddress && block === 'latest' ? '0x2a' : '0x',
  )
  chain.deploy(token, (data) => {
    const isBalance = data.startsWith(selectors['balanceOf(address)'])
    return isBalance && wordOf(data, 0).endsWith(firstAddress.slice(2).toLowerCase())
      ? answerOf(uint(BigInt(7)))
      : empty
  })
  expect(await swaps.getHolding({ ...query, token: undefined, owner: firstAddress })).toBe(BigInt(42))
  expect(await swaps.getHolding({ ...query, token, owner: firstAddress })).toBe(BigInt(7))
  for (const [asset, name] of [
    [undefined, 'eth_getBalance'],
    [token, 'balanceOf'],
  ] as const)
    await expect(swaps.getHolding({ ...query, token: asset, owner: secondAddress })).rejects.toMatchObject({
      code: 'RPC_UNAVAILABLE',
      details: expect.stringContaining(`${name} is not a number`),
    })
})

test('The allowance is what the token’s contract grants the spender from the owner.', async () => {
  const { chain, swaps } = create()
  chain.deploy(token, (data) => {
    const [owner, spender] = [wordOf(data, 0), wordOf(data, 1)].map((word) => `0x${word.slice(24)}`)
    const isMeant = owner === firstAddress.toLowerCase() && spender === router.toLowerCase()
    return data.startsWith(swapSelectors.allowance) && isMeant ? answerOf(uint(BigInt(9))) : empty
  })
  expect(await swaps.getAllowance({ ...query, token, owner: firstAddress, spender: router })).toBe(BigInt(9))
  await expect(swaps.getAllowance({ ...query, token, owner: secondAddress, spender: router })).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: expect.stringContaining('allowance is not a number'),
  })
})

test('A transaction is tried with its sender, receiver, value and data. A revert means that the transaction would fail.', async () => {
  const { chain, swaps } = create()
  const transaction = { from: firstAddress, to: router, value: BigInt(255), data: '0x12345678' }
  chain.deploy(router, () => amounts(1))
  expect(await swaps.wouldSucceed({ ...query, transaction })).toBe(true)
  expect(chain.asked.at(-1)).toEqual({
    method: 'eth_call',
    params: [{ from: firstAddress, to: router, value: '0xff', data: '0x12345678' }, 'latest'],
  })
  expect(await withRouter(reverted).wouldSucceed({ ...query, transaction })).toBe(false)
})

test('If the endpoint fails, reading a quote, decimals or a simulation rejects. The failure is not taken for a revert.', async () => {
  const swaps = withRouter(silent)
  const transaction = { from: firstAddress, to: router, value: BigInt(0), data: empty }
  for (const reading of [
    swaps.getAmountOut({ ...query, router, amount: BigInt(1), path }),
    swaps.getDecimals({ ...query, token: router }),
    swaps.wouldSucceed({ ...query, transaction }),
  ])
    await expect(reading).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('An approval allows the spender exactly the amount and moves no currency.', () => {
  const { swaps } = create()
  const approval = swaps.buildApproval({ owner: firstAddress, token, spender: router, amount: BigInt(5) })
  expect(approval).toEqual({
    from: firstAddress,
    to: token,
    value: BigInt(0),
    data: `0x095ea7b3${router.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`,
  })
})

test.each([
  ['currency for a token', { isFromNative: true, isToNative: false }, swapSelectors.nativeToToken, BigInt(70), [3]],
  ['a token for currency', { isFromNative: false, isToNative: true }, swapSelectors.tokenToNative, BigInt(0), [70, 3]],
  ['a token for a token', { isFromNative: false, isToNative: false }, swapSelectors.tokenToToken, BigInt(0), [70, 3]],
])('A swap of %s pays the exact amount and names the minimum, the path, the receiver and the deadline.', (...row) => {
  const [, kinds, selector, value, numbers] = row
  const swap = create().swaps.buildSwap({
    ...{ account: firstAddress, router, amount: BigInt(70), minimum: BigInt(3), path, deadline: BigInt(1_700) },
    ...kinds,
  })
  expect(swap).toMatchObject({ from: firstAddress, to: router, value })
  expect(swap.data.slice(0, 10)).toBe(selector)
  const hex = (at: number) => at.toString(16).padStart(64, '0')
  const address = (at: string) => at.slice(2).toLowerCase().padStart(64, '0')
  const head = [...numbers.map(hex), hex((numbers.length + 3) * 32), address(firstAddress), hex(1_700)]
  expect(swap.data.slice(10)).toBe([...head, hex(2), ...path.map(address)].join(''))
})
