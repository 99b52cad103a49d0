// @vitest-environment node
import { expect, test } from 'vitest'
import { settle } from '../../testing/settle'
import { answeringService, askedBy, json } from '../../testing/answering-service'
import { fetchHistory } from './data-history'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const query = { address, chainId: 'eip155:1' } as const

const historyOf = (data: unknown, next?: unknown) => {
  const { by, stop } = answeringService(() => json({ data, next }))
  return fetchHistory(...by, query, stop.signal)
}

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

test('invalid transactions, transfers and addresses of pictures are left out', async () => {
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

test('transactions are requested by account, cursor and chainId; data and next come back', async () => {
  const asking = answeringService(() => json({ data: [transaction], next: 'later' }))
  const page = await fetchHistory(...asking.by, { ...query, cursor: 'now' }, asking.stop.signal)
  expect(page).toEqual({ data: [transaction], next: 'later' })
  expect(asking.path).toBe(`https://data.example/v1/account/${address}/history`)
  expect(asking.params).toEqual({ ...askedBy, cursor: 'now', chainId: 'eip155:1' })
  for (const next of [null, '', 7, undefined]) expect((await historyOf([], next)).next).toBeUndefined()
})

test('an answer of another shape is refused, and a request can be cancelled', async () => {
  const odd = answeringService(() => json({ everything: 'else' }))
  const unavailable = { code: 'DATA_SERVICE_UNAVAILABLE' }
  await expect(fetchHistory(...odd.by, query, odd.stop.signal)).rejects.toMatchObject(unavailable)
  const asking = answeringService(() => new Promise<Response>(() => {}))
  const told = fetchHistory(...asking.by, query, asking.stop.signal).catch((error: unknown) => error)
  await settle()
  asking.stop.abort(new Error('never mind'))
  expect(await told).toMatchObject({ message: 'never mind' })
  expect(asking.platform.waiting()).toBe(0)
})

test('[C7-07] purchases are asked with the name of the provider, and never come from a cache', async () => {
  const service = answeringService(() => json({ data: [] }))
  await fetchHistory(...service.by, { ...query, onramp: 'coinbase' }, service.stop.signal)
  expect(service.params).toEqual({ ...askedBy, chainId: 'eip155:1', onramp: 'coinbase' })
  expect(service.init?.cache).toBe('no-cache')
  await fetchHistory(...service.by, query, service.stop.signal)
  expect(service.params).toEqual({ ...askedBy, chainId: 'eip155:1' })
  expect(service.init?.cache).toBeUndefined()
})
