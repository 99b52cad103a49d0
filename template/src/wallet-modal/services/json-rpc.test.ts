// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { WalletModalError } from '../domain/errors/errors'
import { endlessAnswer, stuckAnswer } from '../testing/endless-answer'
import { createFakePlatform } from '../testing/fake-platform'
import { FakeRpc } from '../testing/chains/fake-rpc'
import { RpcAnswerError, postCalls } from './json-rpc'

const url = 'https://alpha.example/rpc'
const chainId = { method: 'eth_chainId', params: [] }
const balance = { method: 'eth_getBalance', params: ['0xabc', 'latest'] }

function createEndpoint() {
  const rpc = new FakeRpc()
  return { rpc, platform: createFakePlatform({ fetch: rpc.fetch }) }
}

test('one call is posted as a JSON-RPC 2.0 object', async () => {
  const { rpc, platform } = createEndpoint()
  await expect(postCalls(platform, url, [chainId], 10_000)).resolves.toEqual(['0x1'])
  const { init } = rpc.posts[0] ?? {}
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual({ jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] })
})

test('several calls are posted as a batch, and answered in their order', async () => {
  const { rpc, platform } = createEndpoint()
  rpc.respond(url, (calls) => {
    const answers = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method }))
    return new Response(JSON.stringify(answers.reverse()))
  })
  await expect(postCalls(platform, url, [chainId, balance], 10_000)).resolves.toEqual(['eth_chainId', 'eth_getBalance'])
  expect(JSON.parse(String(rpc.posts[0]?.init.body))).toMatchObject([{ id: 0 }, { id: 1 }])
})

test('a refused call has an error as its answer', async () => {
  const { platform } = createEndpoint()
  const [refused, answered] = await postCalls(platform, url, [{ method: 'eth_unknown', params: [] }, chainId], 10_000)
  expect(refused).toBeInstanceOf(RpcAnswerError)
  expect((refused as Error).message).toBe('the method eth_unknown does not exist')
  expect(answered).toBe('0x1')
})

const wrongAnswers: [what: string, response: () => Response, details: string | RegExp][] = [
  ['a full house', () => new Response('', { status: 429 }), 'HTTP status code: 429'],
  ['a server error', () => new Response('', { status: 502 }), 'HTTP status code: 502'],
  ['a page', () => new Response('<!doctype html><h1>Sign in</h1>'), /JSON|token/],
  ['nothing', () => new Response(''), /JSON/],
  ['other JSON', () => new Response('"hello"'), 'the answer is not JSON-RPC'],
  ['another id', () => new Response('{"jsonrpc":"2.0","id":7,"result":1}'), 'the answer is not JSON-RPC'],
  ['no result', () => new Response('{"jsonrpc":"2.0","id":0}'), 'the answer has no result'],
]

test.each(wrongAnswers)('an endpoint that answers %s is unavailable', async (_, response, details) => {
  const { rpc, platform } = createEndpoint()
  rpc.respond(url, response)
  const error = await postCalls(platform, url, [chainId], 10_000).catch((thrown: WalletModalError) => thrown)
  expect(error).toMatchObject({ code: 'RPC_UNAVAILABLE', hint: 'Check the network’s RPC address' })
  expect(error).toMatchObject({ details: expect.stringMatching(details) })
})

test('an endpoint that cannot be reached is unavailable', async () => {
  const { platform } = createEndpoint()
  const asked = postCalls(platform, 'https://nowhere.example', [chainId], 10_000)
  await expect(asked).rejects.toThrow('The network does not answer: Failed to fetch. Check the network’s RPC address')
})

test('an endpoint that is silent is given up, and its request aborted', async () => {
  const { rpc, platform } = createEndpoint()
  rpc.respond(url, 'silence')
  const failed = vi.fn<(error: Error) => void>()
  postCalls(platform, url, [chainId], 10_000).catch(failed)
  await platform.advance(9_999)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(failed.mock.calls[0]?.[0].message).toContain('no answer within 10 s')
  expect(rpc.posts[0]?.init.signal?.aborted).toBe(true)
})

test('an endless response is aborted, and its content is dropped', async () => {
  const { rpc, platform } = createEndpoint()
  const { response, taken, isCancelled } = endlessAnswer()
  rpc.respond(url, () => response)
  await expect(postCalls(platform, url, [chainId], 10_000)).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'The answer is longer than 16000000 bytes',
  })
  expect([taken() < 20_000_000, isCancelled()]).toEqual([true, true])
})

test('a response whose Content-Length is too large is not read', async () => {
  const { rpc, platform } = createEndpoint()
  rpc.respond(url, () => new Response('[]', { headers: { 'content-length': '16000001' } }))
  await expect(postCalls(platform, url, [chainId], 10_000)).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test.each([
  ['stops in the middle of its answer', () => stuckAnswer()],
  // As a browser extension or a service worker in between may do.
  ['does not even hear that it is given up', () => new Promise<Response>(() => {})],
])('an endpoint that %s is given up in time', async (_, respond) => {
  const { rpc, platform } = createEndpoint()
  rpc.respond(url, respond)
  const failed = vi.fn<(error: Error) => void>()
  postCalls(platform, url, [chainId], 10_000).catch(failed)
  await platform.advance(9_999)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(failed.mock.calls[0]?.[0].message).toContain('no answer within 10 s')
})

test('no timer is left after a response', async () => {
  const { platform } = createEndpoint()
  await postCalls(platform, url, [chainId], 10_000)
  expect(platform.waiting()).toBe(0)
})
