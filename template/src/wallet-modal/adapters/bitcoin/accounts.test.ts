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

test('A Taproot address without a purpose is for ordinals. A Taproot address with the purpose of payments pays.', () => {
  expect(typesOf([{ address: payment }, { address: taproot }])).toEqual([
    [payment, 'payment'],
    [taproot, 'ordinal'],
  ])
  expect(typesOf([{ address: payment }, { address: taproot, purpose: 'payment' }])).toEqual([
    [payment, 'payment'],
    [taproot, 'payment'],
  ])
})

test('If the wallet shares no payment address, its first ordinals address is used for payments.', () => {
  const ordinals = [taproot, payment, testKey(2).taproot].map((address) => ({ address, purpose: 'ordinals' }))
  expect(typesOf([{ address: stacks }, ...ordinals])).toEqual([
    [taproot, 'payment'],
    [payment, 'ordinal'],
    [testKey(2).taproot, 'ordinal'],
    [stacks, 'stx'],
  ])
})

test.each(['stacks', 'stx', 'payment', undefined])(
  'A Stacks address with the purpose %s has the type stx. A Bitcoin address with the purpose of Stacks is left out.',
  (purpose) => {
    expect(typesOf([{ address: stacks, purpose }])).toEqual([[stacks, 'stx']])
    const isForStacks = purpose === 'stacks' || purpose === 'stx'
    expect(typesOf([{ address: payment, purpose }])).toEqual(isForStacks ? [] : [[payment, 'payment']])
  },
)

test('An address in the wallet’s answer that is not a string is left out.', () => {
  for (const address of [[stacks], [payment], 7, null]) expect(readAccounts([{ address }])).toEqual([])
})

test('An address that the wallet shares twice is listed once. The address is a payment address if one of the two entries has this purpose.', () => {
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
  ['the largest length', `SP${'2'.repeat(40)}`, true],
  ['the smallest length', `SN${'Z'.repeat(37)}`, true],
  ['the version of a test network', `ST${'2'.repeat(39)}`, true],
  ['the version of a script', `SM${'2'.repeat(39)}`, true],
  ['too many letters', `SP${'2'.repeat(41)}`, false],
  ['too few letters', `SP${'2'.repeat(36)}`, false],
  ['an unknown version', `SX${'2'.repeat(39)}`, false],
  ['a letter that c32 leaves out', `SP${'I'.repeat(39)}`, false],
  ['a space before its first letter', ` SP${'2'.repeat(39)}`, false],
])('Whether an address with this property is a Stacks address: %s', (_, text, isStacks) => {
  expect(isStacksAddress(text)).toBe(isStacks)
})
