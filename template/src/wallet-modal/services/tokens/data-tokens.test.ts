// @vitest-environment node
import { expect, test } from 'vitest'
import { readTokenBalance } from '../../domain/tokens/token'
import { createFakePlatform } from '../../testing/fake-platform'
import { answeringService, askedBy, json } from '../../testing/answering-service'
import { fetchBalances } from './data-tokens'
import { without } from '../../testing/without'

const caller = { base: 'https://data.example', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { signal } = new AbortController()

const answering = (answer: string) => ({ platform: createFakePlatform({ fetch: async () => new Response(answer) }) })

const balancesOf = (balances: unknown) =>
  fetchBalances(answering(JSON.stringify({ balances })).platform, caller, { address }, signal)

const token = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: 'https://pictures.example/usdc.png',
}
const native = without(
  {
    ...token,
    name: 'Ether',
    symbol: 'ETH',
    quantity: { decimals: '18', numeric: '1.000000000000000001' },
  },
  'address',
)

test('[C3-07] a token balance has name, symbol, network, worth, price, quantity and picture; the native one no address', async () => {
  const balances = await balancesOf([native, token])
  expect(balances).toEqual([native, token])
  expect(balances.map(readTokenBalance)).toEqual(balances)
  expect(balances[0] && 'address' in balances[0]).toBe(false)
  // The service's other spellings of the native currency.
  const placeholder = 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
  expect(await balancesOf([{ ...native, address: null }])).toEqual([native])
  expect(await balancesOf([{ ...native, address: placeholder }])).toEqual([native])
})

test('value, price, picture and name of a balance are optional', async () => {
  const bare = { symbol: 'USDC', chainId: token.chainId, address: token.address, quantity: token.quantity }
  const expected = { ...bare, name: 'USDC', price: 0, iconUrl: '' }
  for (const odd of [
    {},
    { value: null, price: null, iconUrl: null, name: null },
    { value: -1, price: 'x', iconUrl: 'x:' },
    { value: 1e300, price: 1e300 },
  ])
    expect(await balancesOf([{ ...bare, ...odd }])).toEqual([expected])
  const [named] = await balancesOf([
    { ...token, name: `Free\u202E money ${'!'.repeat(1_000)}`, iconUrl: 'http://a.b/c' },
  ])
  expect(named?.name).toHaveLength(100)
  expect(named).toMatchObject({ name: expect.stringMatching(/^Free money !+$/), iconUrl: '' })
})

test.each([
  ['no symbol', { symbol: '' }],
  ['no network', { chainId: undefined }],
  ['an unknown network', { chainId: 'near:mainnet' }],
  ['an address that is none', { address: '0xa' }],
  ['an address on another network', { address: 'eip155:10:0xa' }],
  ['an exponent', { quantity: { decimals: '18', numeric: '1e18' } }],
  ['a minus', { quantity: { decimals: '18', numeric: '-1' } }],
  ['hexadecimal digits', { quantity: { decimals: '18', numeric: '0x1' } }],
  ['a comma', { quantity: { decimals: '18', numeric: '1,5' } }],
  ['more decimals than there are', { quantity: { decimals: '2', numeric: '0.001' } }],
  ['a number that is not exact', { quantity: { decimals: '18', numeric: 1e21 } }],
  ['a number past what is safe', { quantity: { decimals: '18', numeric: 2 ** 53 } }],
  ['a long fraction as a number', { quantity: { decimals: '18', numeric: 0.1 + 0.2 } }],
  ['a thousand decimals', { quantity: { decimals: '1000', numeric: '1' } }],
  ['no quantity', { quantity: undefined }],
])('a balance with %s is left out, the others stay', async (_, odd) => {
  expect(await balancesOf([{ ...token, ...odd }, token])).toEqual([token])
})

test('amounts stay exact: 78 digits, and numbers only as long as they are sure', async () => {
  const numericOf = async (numeric: unknown, decimals: unknown = '18') =>
    (await balancesOf([{ ...token, quantity: { decimals, numeric } }]))[0]?.quantity
  const most = (BigInt(2) ** BigInt(256) - BigInt(1)).toString()
  expect(most).toHaveLength(78)
  expect(await numericOf(most, '0')).toEqual({ numeric: most, decimals: '0' })
  expect(await numericOf(`${most.slice(0, 60)}.${most.slice(60)}`)).toMatchObject({
    numeric: expect.stringContaining('.'),
  })
  expect(await numericOf('1.500', '1')).toEqual({ numeric: '1.5', decimals: '1' })
  expect(await numericOf('1.500000000', '6')).toEqual({ numeric: '1.5', decimals: '6' })
  expect(await numericOf(42, 6)).toEqual({ numeric: '42', decimals: '6' })
  expect(await numericOf(0.25)).toEqual({ numeric: '0.25', decimals: '18' })
  // Without quotes, these digits would lose their precision.
  const raw = JSON.stringify({ balances: [{ ...token, quantity: { decimals: '0', numeric: 0 } }] })
  const { platform } = answering(raw.replace('"numeric":0', `"numeric":${most}`))
  expect(await fetchBalances(platform, caller, { address }, signal)).toEqual([])
})

test('[C7-13] a balance lookup names the account, the network, and the tokens to read again', async () => {
  const asking = answeringService(() => json({ balances: [] }))
  const forceUpdate = ['eip155:10:0xa', 'eip155:10:0xb']
  await fetchBalances(...asking.by, { address, chainId: 'eip155:10', forceUpdate }, asking.stop.signal)
  expect(asking.path).toBe(`https://data.example/v1/account/${address}/balance`)
  expect(asking.params).toEqual({
    ...askedBy,
    currency: 'usd',
    chainId: 'eip155:10',
    forceUpdate: 'eip155:10:0xa,eip155:10:0xb',
  })
})

test('an answer without a list of balances is refused', async () => {
  const asking = answeringService(() => json({ everything: 'else' }))
  await expect(fetchBalances(...asking.by, { address }, asking.stop.signal)).rejects.toMatchObject({
    code: 'DATA_SERVICE_UNAVAILABLE',
  })
})
