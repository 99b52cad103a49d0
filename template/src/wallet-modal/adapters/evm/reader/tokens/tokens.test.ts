// @vitest-environment node
import { expect, test } from 'vitest'
import type { NetworkInput } from '../../../../domain/networks/network'
import { completeNetwork } from '../../../../domain/networks/network'
import { readTokenBalance } from '../../../../domain/tokens/token'
import * as evmNetworks from '../../../../networks/evm'
import * as evmTestnets from '../../../../networks/evm-testnets'
import { wellKnownTokens } from './well-known-tokens'
import { RpcAnswerError } from '../../../../services/json-rpc'
import { WalletModalError, isRecord } from '../../../../domain/errors/errors'
import { firstAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { toChecksumAddress } from '../../checksum'
import { createEvmReader } from '../evm-reader'
import { bytes, list, tuple, uint } from '../abi-encode'
import { FakeChain, answerOf, wordOf } from '../testing/fake-chain'
import { tokensOf } from '../../../../features/tokens/testing/tokens-of'

const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
const ownToken = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const known = (index: number) => ({
  address: ownToken(index),
  name: `Token ${index}`,
  symbol: `T${index}`,
  decimals: 18,
})
const most = BigInt(2) ** BigInt(256) - BigInt(1)

function create(input: Partial<NetworkInput> = {}) {
  const chain = new FakeChain()
  chain.methods.set('eth_getBalance', () => '0xde0b6b3a7640001')
  const network = completeNetwork({ ...alpha, id: 31_337, ...input })
  const reader = createEvmReader({ rpc: chain })
  const stop = new AbortController()
  const tokens = () => tokensOf(reader).getTokens({ address: firstAddress, network, signal: stop.signal })
  return { chain, network, stop, tokens }
}

test('Every well-known token has its checksum, a name and a symbol, is listed once, and belongs to a network that the modal defines.', () => {
  const ids = Object.values({ ...evmNetworks, ...evmTestnets }).map(({ id }) => id)
  for (const [id, tokens] of Object.entries(wellKnownTokens)) {
    expect(ids).toContain(Number(id))
    expect(tokens.length, id).toBeGreaterThan(1)
    expect(new Set(tokens.map(({ address }) => address)).size).toBe(tokens.length)
    expect(new Set(tokens.map(({ symbol }) => symbol)).size).toBe(tokens.length)
    for (const { address, decimals, name, symbol } of tokens) {
      expect(toChecksumAddress(address), `${symbol} on ${id}`).toBe(address)
      expect([name, symbol], address).toEqual([expect.stringMatching(/^\S.*\S$/), expect.stringMatching(/^\S+$/)])
      expect([6, 8, 18]).toContain(decimals)
    }
  }
})

test('the native currency comes first, then exact balances of the known tokens', async () => {
  const { chain, network, tokens } = create({
    tokens: [known(1), known(2), { ...known(3), decimals: 0, iconUrl: 'data:image/png,x' }],
  })
  chain.deployMulticall(multicall3)
  chain.deployToken(ownToken(1), BigInt(1))
  chain.deployToken(ownToken(2), BigInt(0))
  chain.deployToken(ownToken(3), most, 0)
  const held = await tokens()
  const common = { chainId: network.caipNetworkId, price: 0 }
  expect(held).toEqual([
    {
      ...common,
      name: 'Ether',
      symbol: 'ETH',
      quantity: { decimals: '18', numeric: '1.000000000000000001' },
      iconUrl: '',
    },
    {
      ...common,
      name: 'Token 1',
      symbol: 'T1',
      address: `eip155:31337:${ownToken(1)}`,
      quantity: { decimals: '18', numeric: '0.000000000000000001' },
      iconUrl: '',
    },
    {
      ...common,
      name: 'Token 3',
      symbol: 'T3',
      address: `eip155:31337:${ownToken(3)}`,
      quantity: { decimals: '0', numeric: most.toString() },
      iconUrl: 'data:image/png,x',
    },
  ])
  expect(held.map(readTokenBalance)).toEqual(held)
  // One request for the balances, one for their decimals.
  expect([chain.callsTo(multicall3), chain.callsTo(ownToken(1))]).toEqual([2, 0])
})

test('a native balance of nothing stays', async () => {
  const { chain, tokens } = create()
  chain.methods.set('eth_getBalance', () => '0x0')
  expect(await tokens()).toMatchObject([{ symbol: 'ETH', quantity: { numeric: '0', decimals: '18' } }])
})

test('the well-known tokens are read, too; the app’s own definition takes precedence', async () => {
  const usdc = wellKnownTokens[1]?.[0]?.address ?? ''
  const { chain, tokens } = create({
    id: 1,
    tokens: [{ address: usdc.toLowerCase(), name: 'Ours', symbol: 'OURS', decimals: 6 }],
  })
  chain.deployMulticall(multicall3)
  chain.deployToken(usdc, BigInt(2_500_000), 6)
  chain.deployToken('0xdAC17F958D2ee523a2206206994597C13D831ec7', BigInt(1), 6)
  expect((await tokens()).map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([
    ['ETH', '1.000000000000000001'],
    ['OURS', '2.5'],
    ['USDT', '0.000001'],
  ])
})

test('many tokens are read a hundred at a time', async () => {
  const { chain, tokens } = create({ tokens: Array.from({ length: 250 }, (_, index) => known(index + 1)) })
  chain.deployMulticall(multicall3)
  for (let index = 1; index <= 250; index += 1) chain.deployToken(ownToken(index), BigInt(index))
  const held = await tokens()
  expect(held.slice(1).map(({ symbol }) => symbol)).toEqual(Array.from({ length: 250 }, (_, index) => `T${index + 1}`))
  expect(chain.callsTo(multicall3)).toBe(6)
  const calls = chain.asked.flatMap(({ params: [call] }) => (isRecord(call) ? [String(call['data'])] : []))
  expect(calls.map((data) => Number(`0x${wordOf(data, 1)}`))).toEqual([100, 100, 50, 100, 100, 50])
})

test('If Multicall3 answers with fewer results than calls, its answer is ignored and each token is read with a call of its own.', async () => {
  const { chain, tokens } = create({ tokens: [known(1), known(2)] })
  chain.deploy(multicall3, () => answerOf(list([tuple(uint(BigInt(1)), bytes(`0x${'1'.padStart(64, '0')}`))])))
  chain.deployToken(ownToken(1), BigInt(1))
  chain.deployToken(ownToken(2), BigInt(2))
  expect((await tokens()).map(({ symbol }) => symbol)).toEqual(['ETH', 'T1', 'T2'])
})

test('If the endpoint fails during the call of Multicall3, the read rejects. The network does not count as a network without Multicall3.', async () => {
  const { chain, tokens } = create({ tokens: [known(1)] })
  chain.deployToken(ownToken(1), BigInt(1))
  chain.deploy(multicall3, () => {
    throw new WalletModalError('RPC_UNAVAILABLE')
  })
  await expect(tokens()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('A network without Multicall3 does not keep the reader from using Multicall3 on another network.', async () => {
  const chain = new FakeChain()
  chain.methods.set('eth_getBalance', ([account, block]) =>
    account === firstAddress && block === 'latest' ? '0x1' : null,
  )
  chain.deployToken(ownToken(1), BigInt(1))
  const reader = tokensOf(createEvmReader({ rpc: chain }))
  const { signal } = new AbortController()
  const read = (id: number) => {
    const network = completeNetwork({ ...alpha, id, tokens: [known(1)] })
    return reader.getTokens({ address: firstAddress, network, signal })
  }
  expect(await read(31_337)).toHaveLength(2)
  chain.deployMulticall(multicall3)
  const before = chain.callsTo(multicall3)
  expect([(await read(31_338)).length, chain.callsTo(multicall3) - before]).toEqual([2, 2])
  expect([(await read(31_337)).length, chain.callsTo(multicall3) - before]).toEqual([2, 2])
})

test.each([
  ['with Multicall3', true],
  ['without', false],
])('a balance is shown with the decimals of the contract, not of the list, %s', async (_, hasMulticall) => {
  const { chain, tokens } = create({ tokens: [known(1), known(2)] })
  if (hasMulticall) chain.deployMulticall(multicall3)
  chain.deployToken(ownToken(1), BigInt(2_500_000), 6)
  // A contract without valid decimals is shown with those of the list.
  chain.deployToken(ownToken(2), BigInt(10) ** BigInt(18), 78)
  expect((await tokens()).slice(1).map(({ quantity }) => quantity)).toEqual([
    { decimals: '6', numeric: '2.5' },
    { decimals: '18', numeric: '1' },
  ])
})

test('a network’s own Multicall3 is used where it names one', async () => {
  const { chain, tokens } = create({ tokens: [known(1)], contracts: { multicall3: { address: ownToken(99) } } })
  chain.deployMulticall(ownToken(99))
  chain.deployToken(ownToken(1), BigInt(5))
  expect(await tokens()).toHaveLength(2)
  expect([chain.callsTo(ownToken(99)), chain.callsTo(multicall3)]).toEqual([2, 0])
})

test('without Multicall3 each token is read by itself, and Multicall3 is not tried again', async () => {
  const { chain, tokens } = create({ tokens: [known(1), known(2)] })
  chain.deployToken(ownToken(1), BigInt(1))
  chain.deployToken(ownToken(2), BigInt(2))
  expect(await tokens()).toHaveLength(3)
  expect(await tokens()).toHaveLength(3)
  expect([chain.callsTo(multicall3), chain.callsTo(ownToken(1))]).toEqual([1, 4])
})

test.each([
  ['with Multicall3', true],
  ['without', false],
])('a token whose answer is not 32 bytes, or that fails, is left out %s', async (_, hasMulticall) => {
  const odd = ['0x', '0x01', `0x${'0'.repeat(63)}1${'0'.repeat(64)}`, '0xzz']
  const { chain, tokens } = create({ tokens: [...odd.keys(), 50, 51, 52].map((index) => known(index + 1)) })
  if (hasMulticall) chain.deployMulticall(multicall3)
  odd.forEach((answer, index) => chain.deployToken(ownToken(index + 1), answer))
  chain.deploy(ownToken(51), () => {
    throw new RpcAnswerError('execution reverted')
  })
  chain.deployToken(ownToken(53), BigInt(7))
  expect((await tokens()).map(({ symbol }) => symbol)).toEqual(['ETH', 'T53'])
})

test('A busy endpoint must not look like an account without tokens.', async () => {
  const { chain, tokens } = create({ tokens: [known(1)] })
  chain.methods.set('eth_call', () => {
    throw new RpcAnswerError('limit exceeded')
  })
  await expect(tokens()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'limit exceeded' })
  chain.methods.set('eth_call', () => {
    throw new WalletModalError('RPC_UNAVAILABLE', { details: 'HTTP status code: 502' })
  })
  await expect(tokens()).rejects.toMatchObject({ details: 'HTTP status code: 502' })
  chain.methods.set('eth_getBalance', () => 'plenty')
  await expect(create({}).tokens()).resolves.toHaveLength(1)
})

test('An invalid native balance, and an aborted read, are errors.', async () => {
  const broken = create()
  broken.chain.methods.set('eth_getBalance', () => 'plenty')
  await expect(broken.tokens()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'eth_getBalance is not a number',
  })

  const silent = create({ tokens: [known(1)] })
  silent.chain.methods.set('eth_getBalance', () => new Promise(() => {}))
  const told = silent.tokens().catch((error: unknown) => error)
  silent.stop.abort(new Error('never mind'))
  expect(await told).toMatchObject({ message: 'never mind' })
  await expect(silent.tokens()).rejects.toThrow('never mind')
})
