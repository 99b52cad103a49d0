// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { FakeRpc } from '../testing/chains/fake-rpc'
import { RpcBatcher } from './rpc-batcher'

const url = 'https://alpha.example/rpc'
const otherUrl = 'https://beta.example/rpc'

function createBatcher() {
  const rpc = new FakeRpc()
  rpc.answer('echo', ([value]) => value)
  return { rpc, batcher: new RpcBatcher(createFakePlatform({ fetch: rpc.fetch })) }
}

const echo = (value: number) => ({ method: 'echo', params: [value] })

test('2,500 calls of one turn leave as three posts, and each gets its own answer', async () => {
  const { rpc, batcher } = createBatcher()
  const numbers = Array.from({ length: 2_500 }, (_, index) => index)
  const answers = await Promise.all(numbers.map((value) => batcher.call(url, echo(value), 10_000)))
  expect(answers).toEqual(numbers)
  expect(rpc.posts.map(({ calls }) => calls.length)).toEqual([1_000, 1_000, 500])
})

test('calls to different endpoints, or of different turns, are never in one POST', async () => {
  const { rpc, batcher } = createBatcher()
  await Promise.all([batcher.call(url, echo(1), 10_000), batcher.call(otherUrl, echo(2), 10_000)])
  await batcher.call(url, echo(3), 10_000)
  expect(rpc.posts.map(({ url: asked, calls }) => [asked, calls.length])).toEqual([
    [url, 1],
    [otherUrl, 1],
    [url, 1],
  ])
})

test('one refused call does not take the others with it', async () => {
  const { batcher } = createBatcher()
  const results = await Promise.allSettled([
    batcher.call(url, { method: 'unknown', params: [] }, 10_000),
    batcher.call(url, echo(5), 10_000),
  ])
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 5 }])
})

test('a post that fails fails all of its calls', async () => {
  const { rpc, batcher } = createBatcher()
  rpc.respond(url, () => new Response('', { status: 429 }))
  const results = await Promise.allSettled([batcher.call(url, echo(1), 10_000), batcher.call(url, echo(2), 10_000)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(rpc.posts).toHaveLength(1)
})
