// @vitest-environment node
import { expect, test } from 'vitest'
import { readTokenBalance } from '../domain/tokens/token'
import { createFakePlatform } from '../testing/fake-platform'
import { fetchBalances, fetchHistory } from './data-service'

const caller = { base: 'https://data.example', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { signal } = new AbortController()

function answering(answer: string) {
  const asked: { url: URL; init: RequestInit }[] = []
  const platform = createFakePlatform({
    fetch: async (url, init) => {
      asked.push({ url: new URL(url), init })
      return new Response(answer)
    },
  })
  return { asked, platform }
}

const balancesOf = (balances: unknown) =>
  fetchBalances(answering(JSON.stringify({ balances })).platform, caller, { address }, signal)
const historyOf = (data: unknown, next?: unknown) =>
  fetchHistory(answering(JSON.stringify({ data, next })).platform, caller, { address }, signal)

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
const { address: _, ...native } = {
  ...token,
  name: 'Ether',
  symbol: 'ETH',
  quantity: { decimals: '18', numeric: '1.000000000000000001' },
}

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

test('what a balance may lack: worth, price, picture and name', async () => {
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
  // As digits without quotes it would no longer be what was written.
  const raw = JSON.stringify({ balances: [{ ...token, quantity: { decimals: '0', numeric: 0 } }] })
  const { platform } = answering(raw.replace('"numeric":0', `"numeric":${most}`))
  expect(await fetchBalances(platform, caller, { address }, signal)).toEqual([])
})

const transfer = {
  direction: 'out',
  quantity: { numeric: '0.5' },
  value: 1500,
  price: 3000,
  fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'https://pictures.example/eth.png' } },
}
const collectible = {
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: {
    name: 'Punk',
    content: {
      preview: { url: 'https://pictures.example/small.png' },
      detail: { url: 'https://pictures.example/large.png' },
    },
    flags: { is_spam: true },
  },
}
const transaction = {
  id: 'a',
  metadata: {
    operationType: 'send',
    hash: `0x${'a'.repeat(64)}`,
    chain: 'eip155:1',
    minedAt: '2026-01-31T12:00:00Z',
    sentFrom: address,
    sentTo: address,
    status: 'confirmed',
    nonce: 7,
  },
  transfers: [transfer, collectible],
}

test('[C3-12] a transaction has its facts and transfers, each of a token or a collectible', async () => {
  expect(await historyOf([transaction], 'cursor')).toEqual({ data: [transaction], next: 'cursor' })
  const purchase = {
    ...transaction,
    metadata: { ...transaction.metadata, status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', hash: null, nonce: null },
  }
  const { data } = await historyOf([purchase])
  expect(data[0]?.metadata).toMatchObject({ status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', hash: '', nonce: 0 })
})

test('a transaction or a transfer that is not usable is left out, and so is a picture that must not be shown', async () => {
  const { metadata } = transaction
  const unusable = [
    null,
    'x',
    { ...transaction, id: '' },
    { ...transaction, metadata: { ...metadata, minedAt: 'yesterday' } },
    { ...transaction, metadata: { ...metadata, minedAt: '-271821-04-20T00:00:00.000Z' } },
    { ...transaction, metadata: { ...metadata, minedAt: '+275760-09-13T00:00:00.000Z' } },
    { ...transaction, id: 'a\ud800' },
    { ...transaction, metadata: { ...metadata, status: 'maybe' } },
    { ...transaction, metadata: { ...metadata, chain: '1' } },
    { ...transaction, transfers: undefined },
  ]
  expect((await historyOf([...unusable, transaction])).data).toEqual([transaction])
  const odd = [{ ...transfer, direction: 'up' }, { ...transfer, quantity: { numeric: '1e3' } }, null, transfer]
  expect((await historyOf([{ ...transaction, transfers: odd }])).data[0]?.transfers).toEqual([transfer])
  const icon = { url: 'javascript:alert(1)' }
  const unsafe = { ...transfer, fungible_info: { symbol: 'ETH', icon }, nft_info: null, value: null }
  expect((await historyOf([{ ...transaction, transfers: [unsafe] }])).data[0]?.transfers).toEqual([
    { direction: 'out', quantity: { numeric: '0.5' }, price: 3000, fungible_info: { symbol: 'ETH' } },
  ])
})

test('[C7-07] transactions are asked for by account, cursor, onramp, chainId and past the cache; data and next come back', async () => {
  const { asked, platform } = answering(JSON.stringify({ data: [transaction], next: 'later' }))
  const query = { address, cursor: 'now', onramp: 'coinbase', chainId: 'eip155:1', noCache: true } as const
  expect(await fetchHistory(platform, caller, query, signal)).toEqual({ data: [transaction], next: 'later' })
  expect(asked[0]?.url.pathname).toBe(`/v1/account/${address}/history`)
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    projectId: 'project',
    st: 'modal',
    sv: 'react-1',
    cursor: 'now',
    onramp: 'coinbase',
    chainId: 'eip155:1',
  })
  expect(asked[0]?.init.cache).toBe('no-cache')
  for (const next of [null, '', 7, undefined]) expect((await historyOf([], next)).next).toBeUndefined()
  const plain = answering(JSON.stringify({ data: [] }))
  await fetchHistory(plain.platform, caller, { address }, signal)
  expect(plain.asked[0]?.init.cache).toBeUndefined()
})
