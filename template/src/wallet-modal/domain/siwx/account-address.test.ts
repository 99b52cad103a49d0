// @vitest-environment node
import { expect, test } from 'vitest'
import { isAccountAddress, toAccountAddress } from './account-address'

/** The examples of ERC-55. */
const checksummed = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const publicKey = 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG'
const polkadot = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'

test('An EVM address has the checksum of ERC-55.', () => {
  for (const address of checksummed) {
    expect(isAccountAddress('eip155', address), address).toBe(true)
    expect(isAccountAddress('eip155', address.toLowerCase()), address).toBe(false)
    expect(toAccountAddress('eip155', address.toLowerCase())).toBe(address)
    expect(toAccountAddress('eip155', `0x${address.slice(2).toUpperCase()}`)).toBe(address)
  }
})

test('An EVM address is 40 digits after 0x. Digits without letters need no checksum, so only the length can be wrong.', () => {
  expect(isAccountAddress('eip155', `0x${'1'.repeat(40)}`)).toBe(true)
  for (const text of ['', '0x', `0x${'1'.repeat(39)}`, `0x${'1'.repeat(41)}`, `0x0x${'0'.repeat(40)}`, publicKey])
    expect(isAccountAddress('eip155', text), text).toBe(false)
})

test('A Solana address is a public key of 32 bytes in base58.', () => {
  for (const key of [publicKey, '1'.repeat(32)]) expect(isAccountAddress('solana', key), key).toBe(true)
  const of31Bytes = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofL'
  for (const text of [of31Bytes, '1'.repeat(33), `0${publicKey}`, `${publicKey}0`, `${publicKey}\n`, ''])
    expect(isAccountAddress('solana', text), text).toBe(false)
})

test('A Bitcoin address is in base58 or in bech32, with nothing around it.', () => {
  const addresses = [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  ]
  for (const address of addresses) {
    expect(isAccountAddress('bip122', address), address).toBe(true)
    for (const text of [`-${address}`, `${address}-`, `${address}\n`, address.slice(0, 12)])
      expect(isAccountAddress('bip122', text), text).toBe(false)
  }
  for (const text of [polkadot, publicKey, checksummed[0] ?? '', ''])
    expect(isAccountAddress('bip122', text), text).toBe(false)
})

test('An address of another namespace has up to 128 characters, of which none needs escaping.', () => {
  for (const address of [polkadot, 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0', 'a-b.c%20', 'x'.repeat(128)])
    expect(isAccountAddress('polkadot', address), address).toBe(true)
  for (const text of [` ${polkadot}`, `${polkadot} `, `${polkadot}\n`, 'a/b', '', 'x'.repeat(129)])
    expect(isAccountAddress('polkadot', text), text).toBe(false)
})

test('Only an EVM address gets a checksum.', () => {
  const digits = `0x${'a'.repeat(40)}`
  expect(toAccountAddress('polkadot', digits)).toBe(digits)
  expect(toAccountAddress('solana', publicKey)).toBe(publicKey)
  for (const text of [`x${digits}`, `${digits}a`, '0xa', '']) expect(toAccountAddress('eip155', text)).toBe(text)
})
