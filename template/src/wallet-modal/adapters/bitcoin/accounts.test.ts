// @vitest-environment node
import { expect, test } from 'vitest'
import type { SharedAddress } from './accounts'
import { prefixOf, readAccounts, requireAccounts } from './accounts'
import { isStacksAddress } from './addresses'
import { testKey } from './testing/test-keys'

const { payment, taproot, publicKey } = testKey(1)
const stacks = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'
const typesOf = (shared: readonly SharedAddress[]) => readAccounts(shared).map(({ address, type }) => [address, type])

test.each([
  ['payment', 'payment'],
  ['ordinals', 'ordinal'],
  ['ordinal', 'ordinal'],
  ['something new', 'payment'],
  ['toString', 'payment'],
  [7, 'payment'],
  [['ordinals'], 'payment'],
  [undefined, 'payment'],
])('A segwit address with the purpose %j beside a payment address is of the type %s.', (purpose, type) => {
  const other = testKey(2).payment
  expect(
    typesOf([
      { address: other, purpose: 'payment' },
      { address: payment, purpose },
    ]),
  ).toContainEqual([payment, type])
})

test('A Taproot address without a purpose is for ordinals, and with the purpose of payments it pays.', () => {
  expect(typesOf([{ address: payment }, { address: taproot }])).toEqual([
    [payment, 'payment'],
    [taproot, 'ordinal'],
  ])
  expect(typesOf([{ address: payment }, { address: taproot, purpose: 'payment' }])).toEqual([
    [payment, 'payment'],
    [taproot, 'payment'],
  ])
})

test('If the wallet names no payment address, only its first address for ordinals pays.', () => {
  const ordinals = [taproot, payment, testKey(2).taproot].map((address) => ({ address, purpose: 'ordinals' }))
  expect(typesOf([{ address: stacks }, ...ordinals])).toEqual([
    [taproot, 'payment'],
    [payment, 'ordinal'],
    [testKey(2).taproot, 'ordinal'],
    [stacks, 'stx'],
  ])
})

test.each(['stacks', 'stx', 'payment', undefined])(
  'A Stacks address with the purpose %s is of the type stx, and the purpose of Stacks makes no Bitcoin address one.',
  (purpose) => {
    expect(typesOf([{ address: stacks, purpose }])).toEqual([[stacks, 'stx']])
    const isForStacks = purpose === 'stacks' || purpose === 'stx'
    expect(typesOf([{ address: payment, purpose }])).toEqual(isForStacks ? [] : [[payment, 'payment']])
  },
)

test('An address that is no text is left out.', () => {
  for (const address of [[stacks], [payment], 7, null]) expect(readAccounts([{ address }])).toEqual([])
})

test('An address that the wallet shares twice is listed once, as a payment address if it is named as one.', () => {
  const [forPayments, forOrdinals] = [
    { address: payment, purpose: 'payment', path: 'm/1' },
    { address: payment.toUpperCase(), purpose: 'ordinals', path: 'm/2' },
  ]
  for (const shared of [
    [forPayments, forOrdinals],
    [forOrdinals, forPayments],
  ])
    expect(readAccounts(shared)).toEqual([{ namespace: 'bip122', address: payment, type: 'payment', path: 'm/1' }])
  const twice = [{ ...forOrdinals, path: 'm/3' }, forOrdinals]
  expect(readAccounts([{ address: taproot, purpose: 'payment' }, ...twice])[1]).toMatchObject({ path: 'm/3' })
})

test.each([
  ['of 32 bytes', 'ab'.repeat(32), true],
  ['of 65 bytes in upper case', 'AB'.repeat(65), true],
  ['that is too short', 'a'.repeat(63), false],
  ['that is too long', 'a'.repeat(131), false],
  ['with something before', `0x${'ab'.repeat(33)}`, false],
  ['with something behind', `${'ab'.repeat(33)} `, false],
  ['that is no text', publicKey, false],
  ['in a list', ['ab'.repeat(33)], false],
])('A public key %s is taken or left out', (_, given, isTaken) => {
  expect(readAccounts([{ address: payment, publicKey: given }])).toEqual([
    { namespace: 'bip122', type: 'payment', address: payment, ...(isTaken && { publicKey: given }) },
  ])
})

test.each([
  ["m/84'/0'/0'/0/12", true],
  ['m/84h/0h', true],
  ['m', false],
  ['m/', false],
  ['m/84x', false],
  ["m/84''", false],
  ["x/m/84'", false],
  ["m/84' ", false],
  [["m/84'"], false],
])('The path %j is taken: %s', (path, isTaken) => {
  expect(readAccounts([{ address: payment, path }])).toEqual([
    { namespace: 'bip122', type: 'payment', address: payment, ...(isTaken && { path }) },
  ])
})

test('No more than the first 100 addresses of a wallet are read.', () => {
  const keys = Array.from({ length: 101 }, (_, index) => testKey(index + 1))
  const accounts = readAccounts(
    [...keys.slice(0, 99), testKey(1), ...keys.slice(99)].map((key) => ({ address: key.payment })),
  )
  expect(accounts).toHaveLength(99)
  expect(readAccounts(keys.map((key) => ({ address: key.payment })))).toHaveLength(100)
})

test('Accounts without a Bitcoin address are refused, and the error says what to do.', () => {
  const accounts = readAccounts([{ address: stacks }, { address: payment }])
  expect(requireAccounts(accounts)).toBe(accounts)
  for (const others of [[], readAccounts([{ address: stacks }])])
    expect(() => requireAccounts(others)).toThrow(
      expect.objectContaining({ code: 'NO_ACCOUNT', hint: 'Choose an account in the wallet and try again' }),
    )
})

test('The prefix of the network comes from the first Bitcoin address.', () => {
  expect(prefixOf(readAccounts([{ address: stacks }, { address: payment }]))).toBe('tb')
  expect(prefixOf(readAccounts([{ address: stacks }]))).toBeUndefined()
})

test.each([
  ['the longest', `SP${'2'.repeat(40)}`, true],
  ['the shortest', `SN${'Z'.repeat(37)}`, true],
  ['one of a test network', `ST${'2'.repeat(39)}`, true],
  ['one of another kind', `SM${'2'.repeat(39)}`, true],
  ['one that is too long', `SP${'2'.repeat(41)}`, false],
  ['one that is too short', `SP${'2'.repeat(36)}`, false],
  ['one with another version', `SX${'2'.repeat(39)}`, false],
  ['one with a letter that is left out', `SP${'I'.repeat(39)}`, false],
  ['one with something before', ` SP${'2'.repeat(39)}`, false],
])('As a Stacks address, %s is recognised or not', (_, text, isOne) => {
  expect(isStacksAddress(text)).toBe(isOne)
})
