import { Wallet, parseUnits } from 'ethers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../test-support/eventually'
import type { BalanceEntity, TransactionEntity } from '../chain-data/entities'
import type { FungibleEntity } from '../chain-data/fungibles'
import type { HistoryPage } from '../chain-data/history-pages'
import { devAccounts } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { fetchAs } from '../../testing/fetch-as'
import { addresses } from '../testbed/addresses'

const [first, second, third] = devAccounts
const chain = 'eip155:31337'
const page = fetchAs('http://localhost:5173')
let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterEach(() => control.post('/reset', {}))
afterAll(() => sandbox?.close())

async function ask(path: string, body?: unknown): Promise<unknown> {
  const answer = await raw(path, body)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  return answer.json()
}

function raw(path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return page(`${sandbox.endpoints.rpcProxy}/v1/${path}`, init)
}

function node(method: string, ...params: unknown[]): Promise<unknown> {
  return rpcCall(sandbox.endpoints.rpc[chain] ?? '', method, params)
}

/** Sends a payment, and waits until the payment is in a block. */
async function pay(from: string, to: string, value: string): Promise<void> {
  const hash = await node('eth_sendTransaction', { from, to, value })
  await eventually(async () => expect(await node('eth_getTransactionReceipt', hash)).not.toBeNull())
}

async function history(query = '', owner: string = first): Promise<HistoryPage> {
  return (await ask(`account/${owner}/history?chainId=${chain}&${query}`)) as HistoryPage
}

async function balances(query = '', owner: string = first): Promise<readonly BalanceEntity[]> {
  const answer = await ask(`account/${owner}/balance?currency=usd&chainId=${chain}&${query}`)
  return (answer as { balances: BalanceEntity[] }).balances
}

const kinds = (rows: readonly TransactionEntity[]): string[] => rows.map(({ metadata }) => metadata.operationType)

test('The supported chains are listed; a test can change the list.', async () => {
  expect(await ask('supported-chains')).toEqual({ http: [chain, 'eip155:31338'], ws: [] })
  await control.post('/services', { supportedChains: ['eip155:1'] })
  expect(await ask('supported-chains')).toEqual({ http: ['eip155:1'], ws: [] })
})

test('The history has transactions of every kind, newest first, and each row is complete.', async () => {
  const { data, next } = await history()
  expect(next).toBeNull()
  const times = data.map(({ metadata }) => metadata.minedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(new Set(times.map((time) => time.slice(0, 7))).size).toBeGreaterThan(10)
  expect(kinds(data)).toEqual(
    ['send', 'send', 'mint', 'receive', 'send', 'receive', 'send', 'send', 'receive', 'deploy', 'send'].concat(
      ['receive', 'trade', 'approve', 'receive', 'receive', 'mint', 'receive', 'send', 'receive', 'send'],
      ['receive', 'receive', 'receive', 'receive'],
    ),
  )
  for (const { id, metadata } of data) {
    expect(id).toBe(`${chain}:${metadata.hash}`)
    expect(await node('eth_getTransactionByHash', metadata.hash)).toMatchObject({ hash: metadata.hash })
    expect(metadata).toMatchObject({ chain, minedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string })
  }
})

test('A sent token has its receiver, its amount, and its value.', async () => {
  const [newest] = (await history()).data
  expect(newest).toMatchObject({
    metadata: { operationType: 'send', sentFrom: first, sentTo: second, status: 'confirmed' },
    transfers: [{ direction: 'out', quantity: { numeric: '40' }, value: 16.8, price: 0.42 }],
  })
  const icon = newest?.transfers[0]?.fungible_info?.icon.url ?? ''
  expect(icon).toBe(`${sandbox.endpoints.api}/public/getTokenImage/HRB`)
  expect((await page(icon)).headers.get('content-type')).toBe('image/svg+xml')
})

test('An exchange has two transfers, a failure and a deployment have none, and sending to oneself has one.', async () => {
  const { data } = await history()
  const trade = data.find(({ metadata }) => metadata.operationType === 'trade')
  expect(trade?.transfers).toMatchObject([
    { direction: 'out', quantity: { numeric: '420' }, fungible_info: { symbol: 'sUSD' } },
    { direction: 'in', quantity: { numeric: '997.5' }, fungible_info: { symbol: 'HRB' } },
  ])
  const failed = data.filter(({ metadata }) => metadata.status === 'failed')
  expect(failed).toMatchObject([{ metadata: { operationType: 'send', sentTo: addresses.hrb }, transfers: [] }])
  expect(data.find(({ metadata }) => metadata.operationType === 'deploy')?.transfers).toEqual([])
  const self = data.flatMap(({ transfers }) => transfers).filter(({ direction }) => direction === 'self')
  expect(self).toMatchObject([{ quantity: { numeric: '0.1' }, value: 421.04, price: 4210.36 }])
})

test('Collectibles have a name and a picture, and spam is flagged.', async () => {
  const { data } = await history()
  const pieces = data.flatMap(({ transfers }) => transfers.flatMap(({ nft_info: piece }) => piece ?? []))
  expect(pieces.map(({ name, flags }) => [name, flags.is_spam])).toEqual([
    ['Sandbox Cards #2', false],
    ['Sandbox Cards #2', false],
    ['Free Airdrop #1', true],
    ['Sandbox Cards #1', false],
  ])
  expect((await page(pieces[0]?.content.preview.url ?? '')).status).toBe(200)
  const names = data.flatMap(({ transfers }) => transfers.flatMap((transfer) => transfer.fungible_info?.name ?? []))
  expect(names).toContain('Visit claim-rewards.example')
})

test('A new transaction is listed at once, pending or mined, and is gone after a reset.', async () => {
  await node('evm_setAutomine', false)
  const before = await history()
  const hash = await node('eth_sendTransaction', { from: first, to: third, value: '0xde0b6b3a7640000' })
  const [waiting] = (await history()).data
  expect(waiting).toMatchObject({ metadata: { hash, status: 'pending' }, transfers: [{ direction: 'out' }] })
  await node('evm_mine')
  expect((await history()).data[0]).toMatchObject({ id: waiting?.id, metadata: { hash, status: 'confirmed' } })
  expect((await history('', third)).data[0]).toMatchObject({ metadata: { operationType: 'receive' } })
  await control.post('/reset', {})
  expect(await history()).toEqual(before)
})

test('Native currency that a contract passes on is part of the history.', async () => {
  const call = (to: string): string => `${to.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`
  const parts = [call(second) + '60'.padStart(64, '0') + '0'.repeat(64)]
  const head = ['20', '1', '20'].map((word) => word.padStart(64, '0')).join('')
  await node('anvil_setCode', first, `0xef0100${addresses.batch.slice(2)}`)
  const batch = { from: first, to: first, data: `0x3f707e6b${head}${parts.join('')}` }
  const hash = await node('eth_sendTransaction', batch)
  await eventually(async () => expect((await history('', second)).data[0]?.metadata.status).toBe('confirmed'))
  for (const [owner, direction] of [
    [first, 'out'],
    [second, 'in'],
  ]) {
    const [newest] = (await history('', owner)).data
    const transfers = [{ direction, quantity: { numeric: '0.000000000000000001' } }]
    expect(newest).toMatchObject({ metadata: { hash, sentFrom: first, sentTo: second }, transfers })
  }
})

test('Without a chain, the history contains all chains.', async () => {
  const { data } = (await ask(`account/${first}/history`)) as HistoryPage
  expect(data).toHaveLength(50)
  expect(new Set(data.map(({ metadata }) => metadata.chain)).size).toBe(2)
  expect(await history('onramp=coinbase')).toEqual({ data: [], next: null })
})

test('parameters: historyPage and historySize make pages, which lose and repeat nothing', async () => {
  await control.post('/services', { historyPage: 10, historySize: 25 })
  const rows: TransactionEntity[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
    const answer = await history(cursor === '' ? '' : `cursor=${encodeURIComponent(cursor)}`)
    rows.push(...answer.data)
    cursor = answer.next
    // A new transaction between two pages must not move the pages.
    await pay(second, first, '0x1')
  }
  expect(rows).toHaveLength(50)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(50)
  const times = rows.map(({ metadata }) => metadata.minedAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('parameters: a history of 100 000 answers in pages of 1 000', async () => {
  await control.post('/services', { historyPage: 1_000, historySize: 100_000 })
  const { data, next } = await history()
  expect(data).toHaveLength(1_000)
  const rest = await history(`cursor=${next}`)
  expect(rest.data).toHaveLength(1_000)
  expect(rest.data[0]?.metadata.minedAt.localeCompare(data.at(-1)?.metadata.minedAt ?? '')).toBe(-1)
  const last = Buffer.from('99990').toString('base64url')
  expect(await history(`cursor=${last}`)).toMatchObject({ data: { length: 10 }, next: null })
})

test('Balances are exact. The native currency is first, and tokens without a price are last.', async () => {
  const rows = await balances()
  expect(rows.map(({ symbol, quantity, value }) => [symbol, quantity.numeric, quantity.decimals, value])).toEqual([
    ['ETH', '1234.5678', '18', 5197974.88],
    ['sUSD', '4380', '6', 4380],
    ['USDT', '1679.5', '6', 1679.5],
    ['HRB', '3457.5', '18', 1452.15],
    ['TIX', '12', '0', 180],
    ...rows.slice(5).map(({ symbol, quantity }) => [symbol, quantity.numeric, '18', undefined]),
  ])
  expect(new Set(rows.slice(5).map(({ symbol }) => symbol))).toEqual(new Set(['GNT', 'CLAIM', 'RFS']))
  const giant = rows.find(({ symbol }) => symbol === 'GNT')
  expect(parseUnits(giant?.quantity.numeric ?? '', 18)).toBe(2n ** 256n - 1n)
  expect(giant).toMatchObject({ name: 'Giant', chainId: chain, address: `${chain}:${addresses.gnt}`, price: 0 })
  expect(rows[0]).not.toHaveProperty('address')
  expect((await page(rows[1]?.iconUrl ?? '')).status).toBe(200)
  expect(await balances('', third)).toMatchObject([
    {},
    { symbol: 'HRB', quantity: { numeric: '0.000000000000000001' } },
  ])
})

test('A transfer changes the balance at once.', async () => {
  await pay(first, second, '0xde0b6b3a7640000')
  const [native] = await balances(`forceUpdate=${chain}:${addresses.susd}`, second)
  expect(native?.quantity.numeric).toBe('10001')
})

test('parameters: tokenCount adds numbered tokens', async () => {
  await control.post('/services', { tokenCount: 5_000 })
  const rows = await balances()
  expect(rows).toHaveLength(5_008)
  expect(new Set(rows.map(({ address }) => address)).size).toBe(5_008)
  expect(rows.at(-1)).toMatchObject({ name: 'Sandbox Token 5000', symbol: 'T5000', quantity: { numeric: '5000.5' } })
})

test('Tokens that have a price are returned with it.', async () => {
  const tokens = ['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', addresses.hrb.toLowerCase(), addresses.gnt]
  const body = { currency: 'usd', addresses: tokens.map((token) => `${chain}:${token}`), projectId: 'p' }
  const { fungibles } = (await ask('fungible/price', body)) as { fungibles: FungibleEntity[] }
  expect(fungibles).toMatchObject([
    { name: 'Ether', symbol: 'ETH', price: 4210.36 },
    { name: 'Harbour', symbol: 'HRB', price: 0.42 },
  ])
})

test('The identity of an account is a name that also resolves to the account.', async () => {
  expect(await ask(`identity/${first}?sender=${first}`)).toEqual({ name: 'maralune.eth', avatar: null })
  expect(await ask(`identity/${second.toLowerCase()}`)).toEqual({
    name: 'junowick.eth',
    avatar: expect.stringMatching(/^data:image\/svg\+xml,/) as string,
  })
  for (const account of [third, devAccounts[3]]) {
    expect(await ask(`identity/${account}`)).toEqual({ name: null, avatar: null })
  }
})

test('Names are found by account and by address.', async () => {
  const juno = {
    name: 'junowick.eth',
    registered: expect.any(Number) as number,
    addresses: { '60': { address: second } },
    attributes: [{ avatar: expect.stringMatching(/^data:/) as string }],
  }
  expect(await ask('profile/account/JunoWick.eth?apiVersion=2')).toMatchObject(juno)
  expect(await ask(`profile/reverse/${second}?sender=${first}&apiVersion=2`)).toMatchObject([juno])
  expect(await ask(`profile/reverse/${devAccounts[3]}`)).toEqual([])
  expect(await ask('profile/account/stale.eth')).toMatchObject({ addresses: { '60': { address: devAccounts[4] } } })
  const missing = await raw('profile/account/nobody.reown.id')
  expect(missing.status).toBe(404)
  expect(await missing.json()).toEqual({
    status: 'FAILED',
    reasons: [{ name: 'name', description: 'Nobody has the name nobody.reown.id' }],
  })
})

const newcomer = new Wallet(`0x${'3d'.repeat(32)}`)

async function registration(change: { signer?: Wallet; message?: object; body?: object } = {}) {
  const text = { name: 'newcomer.reown.id', attributes: {}, timestamp: Math.floor(Date.now() / 1000) }
  const message = JSON.stringify({ ...text, ...change.message })
  const signature = await (change.signer ?? newcomer).signMessage(message)
  const coinType = 0x80000000 + 31_337
  return { coin_type: coinType, address: newcomer.address, message, signature, ...change.body }
}

test('[C7-17] A signed registration writes the name to the registry, and the name is found by name and by address.', async () => {
  expect(await ask('profile/account', await registration())).toEqual({ success: true })
  const found = { name: 'newcomer.reown.id', addresses: { '60': { address: newcomer.address } } }
  expect(await ask('profile/account/newcomer.reown.id')).toMatchObject(found)
  expect(await ask(`profile/reverse/${newcomer.address}`)).toMatchObject([found])
  expect(await ask(`identity/${newcomer.address}`)).toMatchObject({ name: found.name })
})

test('One of two registrations of the same name is refused.', async () => {
  const both = await Promise.all(
    [registration(), registration()].map(async (body) => raw('profile/account', await body)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.for<[string, number, Parameters<typeof registration>[0]]>([
  ['the signature of another account', 401, { signer: new Wallet(`0x${'4e'.repeat(32)}`) }],
  ['a signature that is none', 401, { body: { signature: '0x12' } }],
  ['a message of another form', 400, { body: { message: 'newcomer.reown.id' } }],
  ['a short name', 400, { message: { name: 'abc.reown.id' } }],
  ['another zone', 400, { message: { name: 'newcomer.eth' } }],
  ['a message without attributes', 400, { message: { attributes: null } }],
  ['an old message', 400, { message: { timestamp: 1_700_000_000 } }],
  ['a taken name', 409, { message: { name: 'junowick.reown.id' } }],
  ['a coin type of no chain', 400, { body: { coin_type: 60 } }],
  ['an account that is none', 400, { body: { address: 'me' } }],
  ['no signature', 400, { body: { signature: undefined } }],
])('A registration with %s is refused with status %i, and nothing is written.', async ([, status, change]) => {
  const answer = await raw('profile/account', await registration(change))
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ reasons: [{ description: expect.any(String) as string }] })
  expect((await raw('profile/account/newcomer.reown.id')).status).toBe(404)
})

test('Suggestions say which names are taken.', async () => {
  expect(await ask('profile/suggestions/juno?zone=reown.id')).toEqual({
    suggestions: [
      { name: 'juno.reown.id', registered: false },
      { name: 'junowick.reown.id', registered: true },
      { name: 'juno-wallet.reown.id', registered: false },
      { name: 'juno1.reown.id', registered: false },
      { name: 'juno-here.reown.id', registered: false },
    ],
  })
  expect(await ask('profile/suggestions/orrin?zone=eth')).toMatchObject({
    suggestions: [{ name: 'orrin.eth', registered: true }, {}, {}, {}],
  })
})

test.each([
  ['identity/0x12', 400, /0x12 is not an address/],
  ['identity/', 400, /is not an address/],
  ['account/nobody/history', 400, /nobody is not an address/],
  [`account/${first}/history?chainId=eip155:5`, 400, /no chain eip155:5/],
  [`account/${first}/history?cursor=rubbish`, 400, /cursor/],
  [`account/${first}/history?onramp=meld`, 400, /onramp/],
  [`account/${first}/balance?currency=eur`, 400, /currency/],
  [`account/${first}/balance?forceUpdate=all`, 400, /forceUpdate/],
  [`account/${first}/nothing`, 405, /takes POST/],
  ['account/%E0%A4%A/history', 400, /not a well-formed part/],
])('%s is answered with %i and the reason.', async (path, status, message) => {
  const answer = await raw(path)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(message) as string })
})

test.each([
  ['profile/account/junowick', 400],
  ['profile/reverse/juno', 400],
  ['profile/suggestions/a%20b', 400],
  ['profile/suggestions/juno?zone=', 400],
  ['profile/nothing/x', 404],
])('%s is answered with %i and a list of reasons.', async (path, status) => {
  const answer = await raw(path)
  expect(answer.status).toBe(status)
  const reasons = [{ name: expect.any(String) as string, description: expect.any(String) as string }]
  expect(await answer.json()).toEqual({ status: 'FAILED', reasons })
})

test.each([
  [{ currency: 'eur', addresses: [] }, /currency/],
  [{ currency: 'usd', addresses: 'all' }, /addresses/],
  [{ currency: 'usd', addresses: ['0x1'] }, /addresses holds "0x1"/],
  [[], /JSON object/],
])('A request for prices with %j is refused.', async (body, message) => {
  const answer = await raw('fungible/price', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(message) as string })
})
