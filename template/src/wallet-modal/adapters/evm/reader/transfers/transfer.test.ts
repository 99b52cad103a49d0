// @vitest-environment node
import { expect, test } from 'vitest'
import { formatUnits } from '../../../../domain/tokens/amount'
import { parseUnits } from '../../../../domain/tokens/token-amount'
import { completeNetwork } from '../../../../domain/networks/network'
import { usdtVariants, buildTransfer } from './transfer'
import { firstAddress, secondAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { uint } from '../abi-encode'
import { reasonFor } from '../../../../testing/chains/marked-refusals'
import { transfersOf } from '../../../../testing/chains/reader-members'
import { createEvmReader } from '../evm-reader'
import { FakeChain, answerOf, refusal } from '../testing/fake-chain'

const [from, to] = [firstAddress, secondAddress]
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = completeNetwork(alpha)
const { signal } = new AbortController()

/** Decodes the data of an ERC-20 transfer. */
function decode(data: string) {
  expect(data).toMatch(/^0xa9059cbb[0-9a-f]{128}$/)
  return { to: `0x${data.slice(34, 74)}`, amount: BigInt(`0x${data.slice(74)}`) }
}

/** A small generator with a fixed start, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('the native currency moves without data, a token by its contract', () => {
  expect(buildTransfer({ from, to, amount: BigInt(10) })).toEqual({ from, to, value: BigInt(10), data: '0x' })
  expect(buildTransfer({ from, to, amount: BigInt(10), token })).toEqual({
    from,
    to: token,
    value: BigInt(0),
    data: `0xa9059cbb000000000000000000000000${to.slice(2).toLowerCase()}${'a'.padStart(64, '0')}`,
  })
})

test('sent = shown: ten thousand random amounts are encoded as they were entered', () => {
  const random = createRandom(2026)
  // Without capitals there is no checksum, which would take most of the time.
  const plain = { from: from.toLowerCase(), token: token.toLowerCase() }
  const wrong: string[] = []
  for (let round = 0; round < 10_000; round += 1) {
    const decimals = random(37)
    const digits = Array.from({ length: 1 + random(77) }, () => random(10)).join('')
    const entered = formatUnits(BigInt(digits), decimals)
    const amount = parseUnits(entered, decimals)
    const to = `0x${Array.from({ length: 40 }, () => random(16).toString(16)).join('')}`
    const { data } = buildTransfer({ ...plain, to, amount })
    const { value } = buildTransfer({ from: plain.from, to, amount })
    const shown = [data.slice(0, 10), `0x${data.slice(34, 74)}`, formatUnits(BigInt(`0x${data.slice(74)}`), decimals)]
    if (data.length !== 138 || shown.join() !== ['0xa9059cbb', to, entered].join()) wrong.push(`${entered} as ${data}`)
    if (formatUnits(value, decimals) !== entered) wrong.push(`${entered} as ${value}`)
  }
  expect(wrong).toEqual([])
})

test('addresses may lack 0x and capitals; a wrong checksum is refused', () => {
  const bare = to.slice(2)
  expect(buildTransfer({ from, to: bare, amount: BigInt(1) }).to).toBe(to)
  expect(buildTransfer({ from, to: to.toLowerCase(), amount: BigInt(1) }).to).toBe(to.toLowerCase())
  expect(buildTransfer({ from, to: `0x${bare.toUpperCase()}`, amount: BigInt(1) }).to).toBe(`0x${bare.toUpperCase()}`)
  const swapped = to.replace('C', 'c')
  for (const odd of [
    swapped,
    swapped.slice(2),
    '',
    '0x',
    `${to}0`,
    to.slice(0, -1),
    'vitalik.eth',
    `0X${bare}`,
    ` ${to}`,
  ]) {
    const invalid = expect.objectContaining({
      code: 'INVALID_ADDRESS',
      shortMessage: 'Invalid Address',
      details: odd,
    })
    expect(() => buildTransfer({ from, to: odd, amount: BigInt(1) }), odd).toThrow(invalid)
    expect(() => buildTransfer({ from: odd, to, amount: BigInt(1) }), odd).toThrow(invalid)
    expect(() => buildTransfer({ from, to, amount: BigInt(1), token: odd }), odd).toThrow(invalid)
  }
})

test('`checkAddress` of the EVM reader returns the address with 0x, and refuses an address with a wrong checksum.', () => {
  const { checkAddress } = createEvmReader({ rpc: new FakeChain() })
  expect(checkAddress?.(to.slice(2))).toEqual({ address: to })
  expect(() => checkAddress?.(to.replace('C', 'c'))).toThrow(expect.objectContaining({ code: 'INVALID_ADDRESS' }))
})

test('the largest amount is encoded; one past it, or below zero, is refused', () => {
  const most = BigInt(2) ** BigInt(256) - BigInt(1)
  expect(decode(buildTransfer({ from, to, amount: most, token }).data).amount).toBe(most)
  for (const amount of [most + BigInt(1), -BigInt(1)])
    for (const kind of [{}, { token }])
      expect(() => buildTransfer({ from, to, amount, ...kind })).toThrow(
        expect.objectContaining({ code: 'INVALID_DECIMAL' }),
      )
})

/** Tries a transfer of a token whose contract answers as given. */
function tryTransfer(address: string, answer: string | undefined) {
  const chain = new FakeChain()
  if (answer !== undefined) chain.deploy(address, () => answer)
  chain.methods.set('eth_estimateGas', () => '0xea60')
  chain.methods.set('eth_gasPrice', () => '0x1')
  const transaction = buildTransfer({ from, to, amount: BigInt(5), token: address })
  const trying = transfersOf(createEvmReader({ rpc: chain })).estimateFee({ transaction, network, signal })
  return { chain, trying }
}

const [yes, no] = [answerOf(uint(BigInt(1))), answerOf(uint(BigInt(0)))]
const wouldNotMove = { code: 'TRANSACTION_REFUSED', details: 'the token would not move the amount' }

test('a standard token has to answer true', async () => {
  await expect(tryTransfer(token, yes).trying).resolves.toMatchObject({ gas: BigInt(60_000) })
  for (const answer of [no, answerOf(uint(BigInt(2))), '0x01', 'true'])
    await expect(tryTransfer(token, answer).trying, answer).rejects.toMatchObject(wouldNotMove)
})

test('the seven USDT contracts are called with another ABI, without a return value', async () => {
  expect(usdtVariants).toHaveLength(7)
  for (const address of usdtVariants) {
    const upper = `0x${address.slice(2).toUpperCase()}`
    for (const spelling of [address, upper])
      for (const answer of ['0x', yes, no]) await expect(tryTransfer(spelling, answer).trying).resolves.toBeDefined()
    // Nothing at this address could move anything.
    await expect(tryTransfer(address, undefined).trying).rejects.toMatchObject(wouldNotMove)
  }
  const refused: unknown = await tryTransfer(token, undefined).trying.catch((thrown: unknown) => thrown)
  expect(reasonFor(refused)).toBe('[the token would not move the amount]')
})

test('a token that returns nothing is accepted only if there is a contract', async () => {
  await expect(tryTransfer(token, '0x').trying).resolves.toBeDefined()
  await expect(tryTransfer(token, undefined).trying).rejects.toMatchObject(wouldNotMove)
})

test('the tested transaction is the sent one', async () => {
  const { chain, trying } = tryTransfer(token, yes)
  await trying
  const call = { from, to: token, value: '0x0', data: buildTransfer({ from, to, amount: BigInt(5), token }).data }
  expect(chain.asked).toContainEqual({ method: 'eth_call', params: [call, 'latest'] })
  expect(chain.asked).toContainEqual({ method: 'eth_estimateGas', params: [call] })
})

test.each([
  [
    'with the contract’s words',
    refusal('execution reverted: ERC20: transfer amount exceeds balance'),
    'ERC20: transfer amount exceeds balance',
  ],
  ['as anvil writes it', refusal('execution reverted: revert: too little'), 'too little'],
  [
    'as ganache writes it',
    refusal("VM Exception while processing transaction: reverted with reason string 'no'"),
    'no',
  ],
  ['without words', refusal('execution reverted'), 'it would fail'],
  [
    'with the words in its data',
    refusal(
      'execution reverted',
      `0x08c379a0${'20'.padStart(64, '0')}${'3'.padStart(64, '0')}${'6e6f70'.padEnd(64, '0')}`,
    ),
    'nop',
  ],
  ['with a panic', refusal('execution reverted', `0x4e487b71${'11'.padStart(64, '0')}`), 'panic 0x11'],
  ['with an error of its own', refusal('VM execution error.', `0xe450d38c${'0'.repeat(192)}`), 'error 0xe450d38c'],
  ['for want of gas', refusal('gas required exceeds allowance (0)'), 'it would fail'],
  [
    'for want of money',
    refusal('insufficient funds for gas * price + value: address 0x1 have 1 want 2'),
    'not enough ETH for the amount and the fee',
  ],
  [
    'for want of money, as older nodes say',
    refusal('insufficient funds for transfer'),
    'not enough ETH for the amount and the fee',
  ],
  ['turning the text around', refusal('execution reverted: a\u202Eb\nc'), 'abc'],
])('a transaction that the network refuses %s', async (_, error, details) => {
  const chain = new FakeChain()
  chain.methods.set('eth_estimateGas', () => {
    throw error
  })
  chain.methods.set('eth_gasPrice', () => '0x1')
  const transaction = buildTransfer({ from, to, amount: BigInt(5) })
  const estimating = transfersOf(createEvmReader({ rpc: chain })).estimateFee({ transaction, network, signal })
  const refused: unknown = await estimating.catch((thrown: unknown) => thrown)
  expect(refused).toMatchObject({ code: 'TRANSACTION_REFUSED', details, cause: error })
  // The visitor reads the words of a contract as they came, and the words of the modal in the language of the modal.
  const isOurs = ['it would fail', 'not enough ETH for the amount and the fee'].includes(details)
  expect(reasonFor(refused)).toBe(isOurs ? `[${details}]` : details)
})

test('An endpoint that does not estimate says nothing about the transaction.', async () => {
  const transaction = buildTransfer({ from, to, amount: BigInt(5) })
  const estimating = transfersOf(createEvmReader({ rpc: new FakeChain() })).estimateFee({
    transaction,
    network,
    signal,
  })
  await expect(estimating).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})
