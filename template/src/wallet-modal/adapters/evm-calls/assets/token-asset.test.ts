// @vitest-environment node
import { expect, test } from 'vitest'
import { readTokenBalance } from '../../../domain/tokens/token'
import type { WalletAsset } from './token-asset'
import { isWalletAssets, toTokenBalance } from './token-asset'

const ethereum = {
  caipNetworkId: 'eip155:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const
const token: WalletAsset = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  balance: '0x2625a0',
  type: 'ERC20',
  metadata: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    price: 1,
    iconUrl: 'https://pictures.example/usdc.png',
    value: 2.5,
  },
}
const native: WalletAsset = {
  address: 'native',
  balance: '0xde0b6b3a7640001',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 3000, iconUrl: '' },
}

test('[C3-08] an asset of the wallet has its balance in hexadecimal, is ERC20 or NATIVE, and is read exactly', () => {
  expect(isWalletAssets({ '0x1': [token, native] })).toBe(true)
  const read = [token, native].map((asset) => toTokenBalance(asset, ethereum))
  expect(read).toEqual([
    {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:1',
      address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      value: 2.5,
      price: 1,
      quantity: { decimals: '6', numeric: '2.5' },
      iconUrl: 'https://pictures.example/usdc.png',
    },
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      price: 3000,
      quantity: { decimals: '18', numeric: '1.000000000000000001' },
      iconUrl: '',
    },
  ])
  expect(read.map(readTokenBalance)).toEqual(read)
  const most = toTokenBalance({ ...token, balance: `0x${'f'.repeat(64)}` }, ethereum)
  expect(most?.quantity.numeric.replace('.', '')).toBe((BigInt(2) ** BigInt(256) - BigInt(1)).toString())
})

test('[C5-20] an answer must be an object of lists of valid assets, otherwise it is ignored', () => {
  for (const answer of [{}, { '0x1': [] }, { '0x1': [token], '0xa': [native] }])
    expect(isWalletAssets(answer)).toBe(true)
  const { metadata } = token
  const wrong: unknown[] = [
    { ...token, address: 7 },
    { ...token, balance: 2_500_000 },
    { ...token, type: 'ERC721' },
    { ...token, type: 'erc20' },
    { ...token, metadata: undefined },
    ...['name', 'symbol', 'iconUrl'].map((name) => ({ ...token, metadata: { ...metadata, [name]: 7 } })),
    ...['decimals', 'price'].map((name) => ({ ...token, metadata: { ...metadata, [name]: '6' } })),
    null,
    'token',
  ]
  for (const asset of wrong) expect(isWalletAssets({ '0x1': [token, asset] }), JSON.stringify(asset)).toBe(false)
  for (const answer of [null, undefined, 'x', [], [token], { '0x1': token }, { '0x1': null }])
    expect(isWalletAssets(answer), JSON.stringify(answer)).toBe(false)
})

test.each([
  ['a balance that is no number', { balance: '2500000' }],
  ['a balance without digits', { balance: '0x' }],
  ['a balance with another prefix', { balance: '00x1' }],
  ['a balance with more than digits', { balance: '0x1 ETH' }],
  ['a balance of more than 256 bits', { balance: `0x1${'0'.repeat(64)}` }],
  ['an address that is none', { address: '0xa' }],
  ['too many decimals', { metadata: { ...token.metadata, decimals: 78 } }],
  ['less than no decimals', { metadata: { ...token.metadata, decimals: -1 } }],
  ['a broken number of decimals', { metadata: { ...token.metadata, decimals: 1.5 } }],
])('an asset with %s is left out', (_, odd) => {
  expect(toTokenBalance({ ...token, ...odd }, ethereum)).toBeUndefined()
})

test('the network defines the decimals of its native currency, whatever the wallet answers', () => {
  const lying = { ...native, metadata: { ...native.metadata, decimals: 6 } }
  for (const asset of [lying, { ...lying, address: `0x${'e'.repeat(40)}`, type: 'ERC20' } as const])
    expect(toTokenBalance(asset, ethereum)?.quantity).toEqual({ decimals: '18', numeric: '1.000000000000000001' })
})

test('An asset is the native currency if its type or its address says so.', () => {
  for (const change of [{ address: token.address }, { type: 'ERC20' as const }]) {
    const read = toTokenBalance({ ...native, ...change }, ethereum)
    expect(read).toMatchObject({ symbol: 'ETH', quantity: { decimals: '18' } })
    expect(read).not.toHaveProperty('address')
  }
})

test.each([
  [0, '2500000'],
  [77, `0.${'25'.padStart(72, '0')}`],
])('A token may have %i decimals.', (decimals, numeric) => {
  const asset = { ...token, metadata: { ...token.metadata, decimals } }
  expect(toTokenBalance(asset, ethereum)?.quantity).toEqual({ decimals: String(decimals), numeric })
})

test('the other values of an asset are checked', () => {
  const metadata = {
    name: 'Free\u202E\nmoney',
    symbol: '',
    decimals: 6,
    price: -1,
    iconUrl: 'javascript:1',
    value: Infinity,
  }
  expect(toTokenBalance({ ...token, metadata }, ethereum)).toEqual({
    name: 'Freemoney',
    symbol: '',
    chainId: 'eip155:1',
    address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    price: 0,
    quantity: { decimals: '6', numeric: '2.5' },
    iconUrl: '',
  })
  const placeholder = toTokenBalance({ ...native, address: `0x${'e'.repeat(40)}`, type: 'ERC20' }, ethereum)
  expect(placeholder && 'address' in placeholder).toBe(false)
})
