// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakePlatform } from '../../testing/fake-platform'
import { fetchBuyStatus, fetchExchanges, fetchPayPage } from './exchange-service'

const caller = { base: 'https://data.example', projectId: 'project', sdkType: 'wallet-modal', sdkVersion: 'react' }
const { signal } = new AbortController()
const question = { assetId: 'eip155:1/slip44:60', amount: '1.5' }
const pageQuestion = { ...question, exchangeId: 'one', recipient: 'eip155:1:0x1' }

/** A data service that gives the same answer to each request. */
function create(answer: unknown) {
  const asked: { url: string; method: string | undefined; body: unknown }[] = []
  const platform = createFakePlatform({
    fetch: async (url, init) => {
      asked.push({ url, method: init.method, body: JSON.parse(String(init.body)) })
      return answer instanceof Response ? answer : new Response(JSON.stringify(answer))
    },
  })
  return { asked, service: { platform, caller } }
}
const result = (value: unknown) => create({ jsonrpc: '2.0', id: 1, result: value })

test('fetchExchanges sends a JSON-RPC 2.0 request, and the query names the project and the SDK', async () => {
  const { asked, service } = result({
    exchanges: [{ id: 'one', name: 'One', imageUrl: 'https://one.example/logo' }],
    total: 7,
  })
  const filter = { includeOnly: ['one'], exclude: ['two'] }
  expect(await fetchExchanges(service, { ...question, ...filter }, signal)).toEqual({
    exchanges: [{ id: 'one', name: 'One', imageUrl: 'https://one.example/logo' }],
    total: 7,
  })
  expect(asked).toEqual([
    {
      url: 'https://data.example/v1/json-rpc?projectId=project&st=wallet-modal&sv=react',
      method: 'POST',
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'reown_getExchanges',
        params: { page: 0, asset: question.assetId, amount: '1.5', ...filter },
      },
    },
  ])
})

test('fetchExchanges leaves out invalid exchanges, and exchanges whose id is already in the list', async () => {
  const one = { id: 'one', name: 'One\u202e', imageUrl: 'javascript:alert(1)' }
  const exchanges = [one, { id: 'two' }, null, 7, { ...one, name: 'Another' }, { id: '', name: 'Nobody' }]
  expect(await fetchExchanges(result({ exchanges }).service, question, signal)).toEqual({
    exchanges: [{ id: 'one', name: 'One', imageUrl: undefined }],
    total: 1,
  })
})

test('fetchPayPage accepts only https URLs without a password', async () => {
  const page = { url: 'https://one.example/pay', sessionId: 'session' }
  const { asked, service } = result(page)
  expect(await fetchPayPage(service, pageQuestion, signal)).toEqual(page)
  expect(asked[0]?.body).toMatchObject({
    method: 'reown_getExchangePayUrl',
    params: { exchangeId: 'one', asset: question.assetId, amount: '1.5', recipient: 'eip155:1:0x1' },
  })
  for (const url of [
    'http://one.example',
    'javascript:alert(1)',
    'https://me:it@one.example',
    'data:text/html,1',
    '',
    7,
  ])
    await expect(
      fetchPayPage(result({ ...page, url }).service, pageQuestion, signal),
      String(url),
    ).rejects.toMatchObject({
      code: 'UNABLE_TO_GET_PAY_URL',
    })
})

test('fetchBuyStatus accepts the four statuses of the service, and drops an invalid hash', async () => {
  const session = { exchangeId: 'one', sessionId: 'session' }
  const status = (answer: unknown) => fetchBuyStatus(result(answer).service, session, signal)
  expect(await status({ status: 'SUCCESS', txHash: '0x1' })).toEqual({ status: 'SUCCESS', txHash: '0x1' })
  expect(await status({ status: 'IN_PROGRESS', txHash: null })).toEqual({ status: 'IN_PROGRESS' })
  expect(await status({ status: 'SUCCESS', txHash: 7 })).toEqual({ status: 'SUCCESS' })
  for (const odd of [{ status: 'PAID' }, {}, null, 'SUCCESS'])
    await expect(status(odd)).rejects.toMatchObject({ code: 'UNABLE_TO_GET_BUY_STATUS' })
})

test('an error message with "is not supported" becomes ASSET_NOT_SUPPORTED; any other error keeps the message of the service', async () => {
  const refused = (message: unknown) => create({ jsonrpc: '2.0', id: 1, error: { code: -32602, message } }).service
  await expect(fetchPayPage(refused('Asset X is not supported'), pageQuestion, signal)).rejects.toMatchObject({
    code: 'ASSET_NOT_SUPPORTED',
    message: 'Asset not supported by the selected exchange: Asset X is not supported',
  })
  await expect(fetchExchanges(refused('Too\u202e busy'), question, signal)).rejects.toMatchObject({
    code: 'UNABLE_TO_GET_EXCHANGES',
    message: 'Unable to get exchanges: Too busy',
  })
  await expect(fetchExchanges(refused(7), question, signal)).rejects.toMatchObject({
    message: 'Unable to get exchanges',
  })
})

test.each([
  ['a status of 403', new Response('', { status: 403 })],
  ['a page', new Response('<html>')],
  ['nothing', new Response('')],
  ['no result', { jsonrpc: '2.0', id: 1 }],
])('a service that answers with %s is an error of the question', async (_, answer) => {
  await expect(fetchExchanges(create(answer).service, question, signal)).rejects.toMatchObject({
    code: 'UNABLE_TO_GET_EXCHANGES',
    shortMessage: 'Unable to get exchanges',
  })
})

test('a request whose signal aborts rejects with the reason of the abort', async () => {
  const stop = new AbortController()
  const asking = fetchExchanges(result({ exchanges: [] }).service, question, stop.signal)
  stop.abort(new Error('left'))
  await expect(asking).rejects.toThrow('left')
})
