// @vitest-environment node
import { expect, test } from 'vitest'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { isAddress, isEvmAddress, isSameAddress, labelOf, shortenAddress, withHexPrefix } from './address'

const digits = firstAddress.slice(2)

test('[C5-01] EVM address: optional 0x prefix plus 40 hex characters.', () => {
  for (const address of [firstAddress, digits, firstAddress.toLowerCase(), `0x${digits.toUpperCase()}`])
    expect(isEvmAddress(address), address).toBe(true)
  const refused = ['', '0x', firstAddress.slice(0, -1), `${firstAddress}0`, digits.slice(1), `0x${'g'.repeat(40)}`]
  for (const text of [...refused, `0X${digits}`, ` ${firstAddress}`, `${firstAddress}\n`])
    expect(isEvmAddress(text), JSON.stringify(text)).toBe(false)
})

const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

test('[C5-02] Solana address: 32 to 44 base58 characters, and nothing around them.', () => {
  for (const address of [solanaAddress, '1'.repeat(32), 'z'.repeat(44)])
    expect(isAddress(address, 'solana'), address).toBe(true)
  const refused = ['', '1'.repeat(31), '1'.repeat(45), `${solanaAddress} `, ` ${solanaAddress}`, `${solanaAddress}\n`]
  // The base58 alphabet has no characters that look like others, and letter case counts.
  const strangers = ['0', 'O', 'I', 'l', '+', 'é'].map((character) => character + solanaAddress.slice(1))
  for (const text of [...refused, ...strangers, firstAddress, `${solanaAddress}1`])
    expect(isAddress(text, 'solana'), JSON.stringify(text)).toBe(false)
})

test('An address is checked by the format of its namespace.', () => {
  expect(isAddress(firstAddress, 'eip155')).toBe(true)
  expect(isAddress('nobody', 'eip155')).toBe(false)
  expect(isAddress(firstAddress, 'cosmos')).toBe(false)
})

test('The prefix is added once.', () => {
  expect(withHexPrefix(digits)).toBe(firstAddress)
  expect(withHexPrefix(firstAddress)).toBe(firstAddress)
})

test('Addresses are compared without letter case.', () => {
  expect(isSameAddress(firstAddress, firstAddress.toLowerCase())).toBe(true)
  expect(isSameAddress(firstAddress, secondAddress)).toBe(false)
  expect(isSameAddress(solanaAddress, solanaAddress)).toBe(true)
  expect(isSameAddress(solanaAddress, solanaAddress.toLowerCase())).toBe(false)
  expect(isSameAddress(firstAddress, undefined)).toBe(false)
  expect(isSameAddress(undefined, firstAddress)).toBe(false)
  expect(isSameAddress(undefined, undefined)).toBe(false)
})

test('An account has the label that the app has given to its address, in any letter case.', () => {
  const labels = new Map([
    [secondAddress, 'Savings'],
    [firstAddress, 'Holiday'],
  ])
  expect(labelOf(labels, firstAddress.toLowerCase())).toBe('Holiday')
  expect(labelOf(labels, solanaAddress)).toBeUndefined()
})

test('A long address is shortened in the middle; a short text stays.', () => {
  expect(shortenAddress(firstAddress)).toBe('0xf39F…2266')
  expect(shortenAddress(firstAddress, 4, 6)).toBe('0xf3…b92266')
  expect(shortenAddress('0x123456789')).toBe('0x123456789')
})
