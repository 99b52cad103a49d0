// @vitest-environment node
import { expect, test } from 'vitest'
import type { NetworkInput } from '../../../../domain/networks/network'
import { completeNetwork } from '../../../../domain/networks/network'
import { RpcAnswerError } from '../../../../services/json-rpc'
import { firstAddress, secondAddress } from '../../../../testing/fake-wallet'
import { alpha, beta } from '../../../../testing/networks'
import { createEvmReader } from '../evm-reader'
import { FakeChain, refusal } from '../testing/fake-chain'
import type { FakeNameRecord } from './testing/fake-names'
import { namehash } from './namehash'
import { deployNames, ethereumRegistry } from './testing/fake-names'

const reverseOf = (address: string) => `${address.slice(2).toLowerCase()}.addr.reverse`

function create(
  records: Readonly<Record<string, FakeNameRecord>>,
  input: NetworkInput = alpha,
  registry = ethereumRegistry,
) {
  const chain = new FakeChain()
  deployNames(chain, registry, records)
  const reader = createEvmReader({ rpc: chain })
  const network = completeNetwork(input)
  const { signal } = new AbortController()
  return {
    chain,
    resolve: (name: string, coinType = 60) => reader.names?.resolveName({ name, coinType, network, signal }),
    lookup: (address: string) => reader.names?.lookupAddress({ address, network, signal }),
    avatar: (name: string) => reader.names?.getAvatar({ name, network, signal }),
  }
}

const none = { state: 'none' }
const noAddress = { state: 'noAddress' }
const elsewhere = { state: 'elsewhere' }
const found = (address: string) => ({ state: 'found', address })

test('a name resolves to an account in any spelling', async () => {
  const { resolve } = create({ 'ada.eth': { address: firstAddress }, 'empty.eth': {} })
  for (const name of ['ada.eth', 'ADA.eth', 'ａｄａ.eth']) expect(await resolve(name)).toEqual(found(firstAddress))
  expect(await resolve('nobody.eth')).toEqual(none)
  expect(await resolve('empty.eth')).toEqual(noAddress)
})

test('another network has an address of its own, or shares one with all EVM networks; never that of Ethereum', async () => {
  const optimism = 2_147_483_658
  const everywhere = 2_147_483_648
  const { resolve } = create({
    'own.eth': { address: firstAddress, coins: { [optimism]: secondAddress, [everywhere]: firstAddress } },
    'shared.eth': { address: firstAddress, coins: { [everywhere]: secondAddress } },
    'ether.eth': { address: firstAddress },
    // An address may begin with zeros, as long as another digit follows.
    'early.eth': { coins: { [optimism]: `0x${'0'.repeat(39)}1` } },
    'zero.eth': { coins: { [optimism]: `0x${'0'.repeat(40)}` } },
    'long.eth': { coins: { [optimism]: `${secondAddress}00` } },
    'wide.eth': { coins: { [optimism]: `0x00${secondAddress.slice(2)}` } },
  })
  expect(await resolve('own.eth', optimism)).toEqual(found(secondAddress))
  expect(await resolve('shared.eth', optimism)).toEqual(found(secondAddress))
  expect(await resolve('early.eth', optimism)).toEqual(found(`0x${'0'.repeat(39)}1`))
  for (const name of ['ether.eth', 'zero.eth', 'long.eth', 'wide.eth'])
    expect(await resolve(name, optimism)).toEqual(noAddress)
  expect(await resolve('nobody.eth', optimism)).toEqual(none)
  expect(await resolve('own.eth')).toEqual(found(firstAddress))
})

test('a name that is kept outside the chain is not reported as free', async () => {
  const outside = create({ 'ada.eth': { isOutside: true } })
  expect([await outside.resolve('ada.eth'), await outside.avatar('ada.eth')]).toEqual([elsewhere, undefined])
  const below = create({ 'names.example': { isWildcard: true } })
  expect(await below.resolve('ada.names.example')).toEqual(elsewhere)
  expect(await below.resolve('ada.deep.names.example')).toEqual(elsewhere)
  expect(await below.resolve('ada.other.example')).toEqual(none)
  const plain = create({ 'names.example': {} })
  expect(await plain.resolve('ada.names.example')).toEqual(none)
})

test('A wildcard resolver (ENSIP-10) is searched only at the parent names of one to five labels.', async () => {
  const { resolve, chain } = create({ 'c.d.e.f.g.example': { isWildcard: true } })
  expect(await resolve('b.c.d.e.f.g.example')).toEqual(none)
  // The registry is asked for the name itself, and for its five parent names of one to five labels.
  expect(chain.callsTo(ethereumRegistry)).toBe(6)
  const nearer = create({ 'd.e.f.g.example': { isWildcard: true } })
  expect(await nearer.resolve('b.c.d.e.f.g.example')).toEqual(elsewhere)
})

test.each(['', '.', 'a..eth', 'a b.eth', 'a_b.eth', 'аda.eth', 'ada.eth.', 'a\u202Eb.eth', '0x\u200d.eth'])(
  'a name that cannot exist is invalid: %j',
  async (name) => {
    const { resolve, avatar, chain } = create({})
    await expect(resolve(name)).rejects.toMatchObject({ code: 'NAME_NOT_VALID' })
    await expect(avatar(name)).rejects.toMatchObject({ code: 'NAME_NOT_VALID' })
    expect(chain.asked).toEqual([])
  },
)

test('an account has a name only if the name resolves back to it', async () => {
  const { lookup } = create({
    [reverseOf(firstAddress)]: { name: 'ada.eth' },
    [reverseOf(secondAddress)]: { name: 'ada.eth' },
    'ada.eth': { address: firstAddress },
  })
  expect(await lookup(firstAddress)).toBe('ada.eth')
  expect(await lookup(firstAddress.slice(2).toLowerCase())).toBe('ada.eth')
  expect(await lookup(secondAddress)).toBeUndefined()
  expect(await lookup(ethereumRegistry)).toBeUndefined()
})

test('Without a resolver for a name, the picture and the reverse lookup ask nobody but the registry.', async () => {
  const { chain, lookup, avatar } = create({})
  expect([await lookup(firstAddress), await avatar('ada.eth')]).toEqual([undefined, undefined])
  expect([chain.asked.length, chain.callsTo(ethereumRegistry)]).toEqual([2, 2])
})

test('The reverse lookup reports no name for a name that is stored off-chain. When the network fails, reverse and avatar lookups reject.', async () => {
  const { chain, lookup, avatar } = create({
    [reverseOf(firstAddress)]: { name: 'ada.eth', isOutside: true },
    [reverseOf(secondAddress)]: { name: 'bob.eth' },
    'bob.eth': { isOutside: true },
  })
  expect([await lookup(firstAddress), await lookup(secondAddress)]).toEqual([undefined, undefined])
  const resolver = '0x00000000000000000000000000000000000000aa'
  chain.deploy(resolver, () => {
    throw new RpcAnswerError('limit exceeded')
  })
  for (const reading of [lookup(firstAddress), avatar('bob.eth')])
    await expect(reading).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'limit exceeded' })
})

test.each(['ADA.eth', 'аda.eth', 'a b', ''])(
  'a claimed name that is not in its normal form does not count: %j',
  async (name) => {
    const { lookup } = create({ [reverseOf(firstAddress)]: { name }, 'ada.eth': { address: firstAddress } })
    expect(await lookup(firstAddress)).toBeUndefined()
  },
)

test.each([
  ['https://pictures.example/ada.png', true],
  ['data:image/png;base64,AA==', true],
  ['http://pictures.example/ada.png', false],
  ['ipfs://bafy/ada.png', false],
  ['eip155:1/erc721:0x1/1', false],
  ['javascript:alert(1)', false],
  ['', false],
])('only https and data addresses are pictures: %s', async (avatar, isShown) => {
  const names = create({ 'ada.eth': { avatar } })
  expect(await names.avatar('ada.eth')).toBe(isShown ? avatar : undefined)
})

test('another network has names where it has a registry', async () => {
  const registry = `0x${'b'.repeat(40)}`
  const records = { 'ada.eth': { address: firstAddress } }
  for (const network of [beta, { ...beta, contracts: {} }]) {
    const without = create(records, network)
    expect(await without.resolve('ada.eth')).toEqual(elsewhere)
    expect(await without.lookup(firstAddress)).toBeUndefined()
    expect(await without.avatar('ada.eth')).toBeUndefined()
    expect(without.chain.asked).toEqual([])
  }
  const own = create(records, { ...beta, contracts: { ensRegistry: { address: registry } } }, registry)
  expect(await own.resolve('ada.eth')).toEqual(found(firstAddress))
})

test('a resolver that refuses or does not exist gives no name; a network that fails gives an error', async () => {
  const { chain, resolve } = create({ 'ada.eth': { address: firstAddress } })
  const resolver = '0x00000000000000000000000000000000000000aa'
  chain.deploy(resolver, () => {
    throw refusal('execution reverted')
  })
  expect(await resolve('ada.eth')).toEqual(noAddress)
  chain.contracts.delete(resolver)
  expect(await resolve('ada.eth')).toEqual(noAddress)
  chain.deploy(resolver, () => {
    throw new RpcAnswerError('limit exceeded')
  })
  await expect(resolve('ada.eth')).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'limit exceeded' })
})

/** The examples that ENSIP-1 gives. */
test('names are hashed as published', () => {
  expect(namehash('')).toBe(`0x${'0'.repeat(64)}`)
  expect(namehash('eth')).toBe('0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae')
  expect(namehash('foo.eth')).toBe('0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f')
})
