// @vitest-environment node
import { expect, test } from 'vitest'
import { chainNamespaces } from '../networks/caip'
import type { TokenBalance } from './token'
import { isLowQuality, isNativePlaceholder, nativeTokenPlaceholders, readTokenBalance, tokenId } from './token'
import { fitsDecimals, isMoney, maxDecimals, readDecimalText, readDecimalsText } from './token-amount'
import { plainText } from '../plain-text'
import { avatarUrl, pictureUrl } from './token-text'
import { without } from '../../testing/without'

const token: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: '',
}

test('[C9-26] Each namespace has a placeholder for its native currency.', () => {
  expect(nativeTokenPlaceholders).toEqual({
    eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    solana: 'So11111111111111111111111111111111111111111',
    polkadot: '0x',
    bip122: '0x',
    cosmos: '0x',
  })
  expect(Object.keys(nativeTokenPlaceholders)).toEqual([...chainNamespaces])
  expect(tokenId({ chainId: 'eip155:1' })).toBe(`eip155:1:${nativeTokenPlaceholders.eip155}`)
  expect(isNativePlaceholder(`eip155:1:${nativeTokenPlaceholders.eip155.toUpperCase().replace('X', 'x')}`)).toBe(true)
  expect(isNativePlaceholder('eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')).toBe(false)
})

test('Only on EVM chains is a token the same in any letter case.', () => {
  expect(tokenId(token)).toBe(tokenId({ ...token, address: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }))
  const solana = { chainId: 'solana:a', address: 'solana:a:EPjF' } as const
  expect(tokenId(solana)).not.toBe(tokenId({ ...solana, address: 'solana:a:epjf' }))
  expect(tokenId({ chainId: 'eip155:10' })).not.toBe(tokenId({ chainId: 'eip155:1' }))
})

test('Tokens without decimals are of low quality.', () => {
  expect(isLowQuality(token)).toBe(false)
  expect(isLowQuality({ ...token, quantity: { decimals: '0', numeric: '1' } })).toBe(true)
})

test('A stored row is a token balance only if every field is valid.', () => {
  expect(readTokenBalance(token)).toEqual(token)
  const bare = without(token, 'address', 'value')
  expect(readTokenBalance(bare)).toEqual(bare)
  const wrong: object[] = [
    ...['name', 'symbol', 'iconUrl', 'price', 'quantity', 'chainId'].map((field) => ({ [field]: undefined })),
    { chainId: 'near:mainnet' },
    { address: '0xa' },
    { address: 'eip155:10:0xa' },
    { address: 7 },
    { value: '1' },
    { value: Number.NaN },
    { price: -1 },
    { value: 1e300 },
    { price: 1e300 },
    { iconUrl: 'x'.repeat(1_000_000) },
    { chainId: 'eip155:1:2' },
    { quantity: { decimals: '6', numeric: '1e3' } },
    { quantity: { decimals: '6', numeric: '0.0000001' } },
    { quantity: { decimals: '78', numeric: '1' } },
    { quantity: { decimals: 1e9, numeric: '1' } },
  ]
  for (const odd of wrong) expect(readTokenBalance({ ...token, ...odd }), JSON.stringify(odd)).toBeUndefined()
  const padded = { ...token, name: 'x'.repeat(1_000), quantity: { decimals: '06', numeric: '12.500000000' } }
  expect(readTokenBalance(padded)).toEqual({ ...token, name: 'x'.repeat(100) })
  for (const odd of [null, undefined, 7, 'x', []]) expect(readTokenBalance(odd)).toBeUndefined()
})

test('An amount is read exactly, without unneeded zeros, or refused.', () => {
  const most = (BigInt(2) ** BigInt(256) - BigInt(1)).toString()
  for (const text of ['0', '7', '1.5', '0.000000000000000001', most, `${most}.${'9'.repeat(maxDecimals)}`])
    expect(readDecimalText(text)).toBe(text)
  expect(['007', '1.50', '1.000', '00.0'].map(readDecimalText)).toEqual(['7', '1.5', '1', '0'])
  for (const odd of ['', '.', '.5', '5.', '-1', '+1', '1e3', '0x1', ' 1', '1,5', '1.2.3', '١', 'NaN', '9'.repeat(161)])
    expect(readDecimalText(odd), odd).toBeUndefined()
  expect(readDecimalText('9'.repeat(160))).toBe('9'.repeat(160))
  expect([0.123_456_789_012_34, 0.123_456_789_012_345].map(readDecimalText)).toEqual(['0.12345678901234', undefined])
  expect([1, 0.25, 2 ** 53 - 1, 123_456.789].map(readDecimalText)).toEqual([
    '1',
    '0.25',
    '9007199254740991',
    '123456.789',
  ])
  for (const odd of [-1, 2 ** 53, 1e21, 1e-7, 0.1 + 0.2, Number.NaN, Infinity, null, {}, BigInt(1)])
    expect(readDecimalText(odd), String(odd)).toBeUndefined()
})

test('Decimals are a whole number up to 77.', () => {
  expect(['0', '18', 6, '77', '06'].map(readDecimalsText)).toEqual(['0', '18', '6', '77', '6'])
  const refused = ['', '78', '100', '-1', '1.5', 'x', -1, 1.5, null, [6], { toString: () => '6' }]
  for (const odd of refused) expect(readDecimalsText(odd)).toBeUndefined()
  expect(fitsDecimals('1.5', '1')).toBe(true)
  expect(fitsDecimals('1.51', '1')).toBe(false)
  expect(fitsDecimals('1', '0')).toBe(true)
})

test('An amount in US dollars is a number from 0 to a thousand trillion.', () => {
  for (const money of [0, 0.01, 1e15]) expect(isMoney(money), String(money)).toBe(true)
  for (const odd of [-0.01, 1e15 + 1, Number.NaN, Infinity, '1', null]) expect(isMoney(odd), String(odd)).toBe(false)
})

test('A foreign name stays on one line and within its length.', () => {
  expect(plainText(' Ether\n')).toBe('Ether')
  expect(plainText('gnp\u202Exe\u2066')).toBe('gnpxe')
  expect(plainText('💰'.repeat(300), 3)).toBe('💰💰💰')
  expect(plainText('x'.repeat(1_000))).toHaveLength(100)
  expect(plainText('  one two', 3)).toBe('one')
  expect(plainText('one two', 4)).toBe('one')
  // A foreign text can be very long, so only its first characters are read: four times as many as are kept.
  expect(plainText('\n'.repeat(11) + 'abc', 3)).toBe('a')
  // Half of a surrogate pair, as left by a cut, is removed.
  expect(plainText('a\ud83d')).toBe('a')
})

test('A picture is shown from https or from a data address.', () => {
  expect(pictureUrl('https://a.example/b.png')).toBe('https://a.example/b.png')
  expect(pictureUrl('data:image/svg+xml,<svg/>')).toBe('data:image/svg+xml,<svg/>')
  const odd = [
    'http://a.example/b.png',
    'ipfs://b',
    'data:text/html,x',
    'javascript:1',
    'https://a:b@c.example/',
    '',
    7,
  ]
  for (const value of odd) expect([pictureUrl(value), avatarUrl(value)]).toEqual([undefined, undefined])
  // A local sandbox has pictures of tokens, but a picture of an account could point anywhere.
  expect(pictureUrl('http://127.0.0.1:5173/b.png')).toBe('http://127.0.0.1:5173/b.png')
  expect(avatarUrl('http://127.0.0.1:5173/b.png')).toBeUndefined()
  expect(avatarUrl('https://a.example/b.png')).toBe('https://a.example/b.png')
  expect(pictureUrl(`data:image/png;base64,${'A'.repeat(200_000)}`)).toBeUndefined()
})
