// @vitest-environment node
import { expect, test } from 'vitest'
import { toBase64 } from '../../base64'
import { programs } from '../../programs'
import { testKey } from '../../testing/keys'
import { feeOf, readMint } from './mint'

const address = testKey('mint').address

/** An extension of a mint: its type, its length and its content. */
function extension(kind: number, length: number, content: readonly number[] = []): number[] {
  const bytes = Array.from({ length }, (_, index) => content[index] ?? 0)
  return [kind & 0xff, kind >> 8, length & 0xff, length >> 8, ...bytes]
}

const integer = (value: number, length: number) => Array.from({ length }, (_, index) => (value >> (8 * index)) & 0xff)
const fee = (epoch: number, most: number, rate: number) => [
  ...integer(epoch, 4),
  0,
  0,
  0,
  0,
  ...integer(most, 4),
  0,
  0,
  0,
  0,
  ...integer(rate, 2),
]
const fees = [...Array<number>(72).fill(7), ...fee(3, 500, 100), ...fee(5, 900, 250)]

/** The bytes of a mint with six decimals, and its extensions at the place where Token-2022 has them. */
function mintBytes(extensions: readonly number[] = []): Uint8Array {
  const bytes = new Uint8Array(extensions.length > 0 ? 166 + extensions.length : 82)
  bytes[44] = 6
  bytes[45] = 1
  bytes.set(extensions, extensions.length > 0 ? 166 : 0)
  return bytes
}

/** Reads a mint from a node that answers with this account. */
const readFrom = (value: unknown) => readMint(async () => ({ value }), address)
const readNewer = (...extensions: readonly (readonly number[])[]) =>
  readFrom({ owner: programs.token2022, data: [toBase64(mintBytes(extensions.flat())), 'base64'] })

test('A mint of the older program has token accounts of 165 bytes, whatever follows in its data.', async () => {
  const data = [toBase64(mintBytes(extension(14, 0))), 'base64']
  expect(await readFrom({ owner: programs.token, data })).toEqual({
    program: programs.token,
    decimals: 6,
    accountLength: 165,
  })
})

test.each([
  ['without extensions', [], 170],
  ['with an extension that adds nothing', [extension(12, 32)], 170],
  ['with a transfer hook', [extension(14, 64)], 175],
  ['that can be paused', [extension(26, 33)], 174],
  ['with a transfer fee', [extension(1, 108, fees)], 182],
  [
    'with all of these extensions',
    [extension(12, 32), extension(14, 64), extension(26, 33), extension(1, 108, fees)],
    191,
  ],
  ['with an extension after the end of the list', [extension(14, 64), extension(0, 0), extension(26, 0)], 175],
  ['with an extension that is cut off', [extension(14, 0), [26, 0, 1, 0]], 175],
  ['with an extension whose head is cut off', [extension(14, 0), [26, 0, 0]], 175],
])('A mint of Token-2022 %s has token accounts of the size that the network opens.', async (_, extensions, size) => {
  expect((await readNewer(...extensions)).accountLength).toBe(size)
})

test('The older transfer fee applies until the epoch of the newer fee. A fee is rounded up, and never exceeds its highest amount.', async () => {
  const mint = await readNewer(extension(1, 108, fees))
  expect(mint.fees).toEqual([
    { epoch: BigInt(3), most: BigInt(500), rate: BigInt(100) },
    { epoch: BigInt(5), most: BigInt(900), rate: BigInt(250) },
  ])
  const feeAt = (amount: number, epoch: number) => feeOf(mint, BigInt(amount), BigInt(epoch))
  expect([feeAt(1_000, 4), feeAt(1_001, 4), feeAt(50_000, 4), feeAt(50_100, 4)].map(Number)).toEqual([10, 11, 500, 500])
  expect([feeAt(1_000, 5), feeAt(36_000, 6), feeAt(40_000, 6)].map(Number)).toEqual([25, 900, 900])
  expect(feeOf(await readNewer(extension(14, 64)), BigInt(1_000), BigInt(4))).toBe(BigInt(0))
})

test('A transfer fee extension that is too short is refused.', async () => {
  await expect(readNewer(extension(1, 107, fees))).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'the fee of the token cannot be read',
  })
})

test.each([[null], [{ owner: programs.system, data: ['', 'base64'] }]])(
  'An address whose account is %j is refused, because the address is not a token.',
  async (value) => {
    const hint = 'There is no such token on this network'
    await expect(readFrom(value)).rejects.toMatchObject({ code: 'INVALID_ADDRESS', details: address, hint })
  },
)

const whole = toBase64(mintBytes())
const changed = (place: number, value: number) => {
  const bytes = mintBytes()
  bytes[place] = value
  return toBase64(bytes)
}

test.each([
  ['nothing', undefined],
  ['text', 'account'],
  ['no program', { data: [whole, 'base64'] }],
  ['a program that is a number', { owner: 7, data: [whole, 'base64'] }],
  ['no data', { owner: programs.token }],
  ['data that is text', { owner: programs.token, data: whole }],
  ['data that is a number', { owner: programs.token, data: [7] }],
  ['data that is not base64', { owner: programs.token, data: ['*'] }],
  ['81 bytes', { owner: programs.token, data: [toBase64(mintBytes().subarray(0, 81))] }],
  ['a mint that is not initialized', { owner: programs.token, data: [changed(45, 0)] }],
  ['a mint in an unknown state', { owner: programs.token, data: [changed(45, 2)] }],
])('An answer about a token with %s cannot be read.', async (_, value) => {
  const details = 'getAccountInfo is not a token'
  await expect(readFrom(value)).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details })
})
