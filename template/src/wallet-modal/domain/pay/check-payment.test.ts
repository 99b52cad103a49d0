// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../networks/network'
import { alpha, beta } from '../../testing/networks'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { toAssetId } from './asset-id'
import { checkPayment } from './check-payment'
import type { PaymentOptions } from './payment'
import { baseETH, baseSepoliaETH, baseUSDC } from './payment-assets'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const other = { name: 'Other', nativeCurrency: { name: 'Other', symbol: 'OTH', decimals: 9 }, rpcUrls: alpha.rpcUrls }
const networks = [
  completeNetwork(alpha),
  completeNetwork(beta),
  completeNetwork({ ...other, id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' }),
  completeNetwork({ ...other, id: '000000000019d6689c085ae165831e93', chainNamespace: 'bip122' }),
]
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const dollar = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const native: PaymentOptions = {
  paymentAsset: { network: 'eip155:1', asset: 'native', metadata: ether },
  recipient: secondAddress,
  amount: '1.5',
}
const asset = (change: object) => ({ paymentAsset: { ...native.paymentAsset, ...change } })
const check = (change: object = {}) => checkPayment({ ...native, ...change } as PaymentOptions, networks)
const codeOf = (change: object) => {
  try {
    check(change)
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'accepted'
}

test('the currency of a network has the symbol and the decimals of the network', () => {
  expect(check({ amount: 0.25, ...asset({ network: 'eip155:10', metadata: { ...ether, symbol: 'FAKE' } }) })).toEqual({
    network: networks[1],
    assetId: 'eip155:10/slip44:60',
    token: undefined,
    symbol: 'BET',
    decimals: 18,
    recipient: secondAddress,
    amount: BigInt(10) ** BigInt(18) / BigInt(4),
    amountText: '0.25',
    opensNewTab: true,
    redirectUrl: undefined,
    exchanges: {},
  })
})

test('the amount of a token is scaled with its decimals, and addresses without 0x get the prefix', () => {
  const recipient = secondAddress.slice(2)
  const facts = check({ ...asset({ asset: usdc.slice(2), metadata: dollar }), amount: '0012.500000', recipient })
  expect(facts).toMatchObject({
    assetId: `eip155:1/erc20:${usdc}`,
    token: usdc,
    symbol: 'USDC',
    recipient: secondAddress,
  })
  expect([facts.amount, facts.amountText]).toEqual([BigInt(12_500_000), '12.5'])
})

test('toAssetId makes CAIP-19 ids for native currencies and tokens, and refuses other namespaces and invalid addresses', () => {
  expect(toAssetId('eip155:8453', 'native')).toBe('eip155:8453/slip44:60')
  expect(toAssetId(solanaId, 'native')).toBe(`${solanaId}/slip44:501`)
  expect(toAssetId(solanaId, mint)).toBe(`${solanaId}/token:${mint}`)
  for (const preset of [baseETH, baseUSDC, baseSepoliaETH])
    expect(toAssetId(preset.network, preset.asset)).toContain('/')
  expect(() => toAssetId('bip122:1', 'native')).toThrow('Invalid chain namespace: bip122')
  expect(() => toAssetId('eip155:1', '0x12')).toThrow('Invalid asset specified: 0x12')
})

test('the checked payment keeps openInNewTab, redirectUrl and payWithExchange', () => {
  const given = {
    openInNewTab: false,
    redirectUrl: 'https://shop.example/thanks',
    payWithExchange: { includeOnly: ['one'], exclude: ['two'] },
  }
  expect(check(given)).toMatchObject({
    opensNewTab: false,
    redirectUrl: 'https://shop.example/thanks',
    exchanges: { includeOnly: ['one'], exclude: ['two'] },
  })
  expect(check({ payWithExchange: false }).exchanges).toBeUndefined()
})

test.each([
  ['no options', null, 'INVALID_PAYMENT_CONFIG'],
  ['no asset', { paymentAsset: undefined }, 'INVALID_PAYMENT_CONFIG'],
  ['a network that the app does not have', asset({ network: 'eip155:5' }), 'INVALID_PAYMENT_CONFIG'],
  [
    'a namespace without assets',
    asset({ network: 'bip122:000000000019d6689c085ae165831e93' }),
    'INVALID_CHAIN_NAMESPACE',
  ],
  ['an address that is none', asset({ asset: '0x0', metadata: dollar }), 'INVALID_ASSET'],
  ['a token without decimals', asset({ asset: usdc, metadata: { symbol: 'USDC' } }), 'INVALID_ASSET'],
  ['a token with half a decimal', asset({ asset: usdc, metadata: { ...dollar, decimals: 6.5 } }), 'INVALID_ASSET'],
  ['a token with 78 decimals', asset({ asset: usdc, metadata: { ...dollar, decimals: 78 } }), 'INVALID_ASSET'],
  ['other decimals of the currency', asset({ metadata: { ...ether, decimals: 6 } }), 'INVALID_ASSET'],
  ['nothing', { amount: '0.000' }, 'INVALID_AMOUNT'],
  ['less than nothing', { amount: '-1' }, 'INVALID_AMOUNT'],
  ['a power of ten', { amount: '1e3' }, 'INVALID_AMOUNT'],
  ['no number', { amount: Number.NaN }, 'INVALID_AMOUNT'],
  ['a number that has lost digits', { amount: 0.1 + 0.2 }, 'INVALID_AMOUNT'],
  ['too many decimals', { amount: `0.${'1'.repeat(19)}` }, 'INVALID_AMOUNT'],
  ['more than 256 bits', { amount: '9'.repeat(70) }, 'INVALID_AMOUNT'],
  ['no recipient', { recipient: undefined }, 'INVALID_RECIPIENT'],
  ['a name as the recipient', { recipient: 'shop.eth' }, 'INVALID_RECIPIENT'],
  ['the empty address', { recipient: `0x${'0'.repeat(40)}` }, 'INVALID_RECIPIENT'],
  [
    'the contract of the token',
    { ...asset({ asset: usdc, metadata: dollar }), recipient: usdc.toLowerCase() },
    'INVALID_RECIPIENT',
  ],
  ['an account of another namespace', { ...asset({ network: solanaId, metadata: undefined }) }, 'INVALID_RECIPIENT'],
  ['a script as the way back', { redirectUrl: 'javascript:alert(1)' }, 'INVALID_PAYMENT_CONFIG'],
  ['a password in the way back', { redirectUrl: 'https://me:it@shop.example' }, 'INVALID_PAYMENT_CONFIG'],
  ['a list that is no list', { payWithExchange: { includeOnly: 'one' } }, 'INVALID_PAYMENT_CONFIG'],
  ['a filter that is none', { payWithExchange: true }, 'INVALID_PAYMENT_CONFIG'],
])('%s is refused', (_, change, code) => {
  expect(change === null ? codeOfAll(null) : codeOf(change)).toBe(code)
})

function codeOfAll(options: unknown): string {
  try {
    checkPayment(options as PaymentOptions, networks)
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'accepted'
}

test('each of 10,000 random amounts is converted to the smallest unit without losing a digit', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 10_000; round += 1) {
    const decimals = next(19)
    const units = BigInt(next(1_000_000_000) + 1) * BigInt(10) ** BigInt(next(20))
    const digits = units.toString().padStart(decimals + 1, '0')
    const whole = digits.slice(0, digits.length - decimals)
    const amount = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole
    const facts = check({
      amount,
      ...asset({ asset: usdc, metadata: { ...dollar, decimals } }),
      recipient: firstAddress,
    })
    expect(facts.amount, amount).toBe(units)
  }
})

test('values of other types are refused with the code of their field', () => {
  for (const odd of [Symbol('x'), { toString: 1, valueOf: null }, Object.create(null), [usdc], () => usdc]) {
    expect(codeOf({ amount: odd })).toBe('INVALID_AMOUNT')
    expect(codeOf({ recipient: odd })).toBe('INVALID_RECIPIENT')
    expect(codeOf(asset({ asset: odd, metadata: dollar }))).toBe('INVALID_ASSET')
    expect(codeOf(asset({ network: odd }))).toBe('INVALID_PAYMENT_CONFIG')
  }
})

test('options that cannot be read are refused', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(codeOf({ paymentAsset: proxy })).toBe('INVALID_PAYMENT_CONFIG')
  expect(codeOf({ payWithExchange: proxy })).toBe('INVALID_PAYMENT_CONFIG')
})
