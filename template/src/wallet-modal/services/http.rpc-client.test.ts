// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import type { Network } from '../domain/networks/network'
import { completeNetwork } from '../domain/networks/network'
import { createFakePlatform } from '../testing/fake-platform'
import { FakeRpc } from '../testing/chains/fake-rpc'
import { alpha } from '../testing/networks'
import { endpointGroups, noServices } from './endpoints'
import { createRpcClient } from './http.rpc-client'

const first = 'https://first.example'
const second = 'https://second.example'
const cloud = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=project'
const project = { hosts: {}, projectId: 'project' }
const network = completeNetwork({ ...alpha, rpcUrls: { default: { http: [first, second] } } })

function createClient(projectId = '') {
  const rpc = new FakeRpc()
  rpc.endpoints.set(first, { chainId: 1, balance: BigInt(1) }).set(second, { chainId: 1, balance: BigInt(2) })
  const platform = createFakePlatform({ fetch: rpc.fetch })
  const client = createRpcClient(platform, { hosts: {}, projectId })
  const { signal } = new AbortController()
  const ask = (from: Network = network) => client.request(from, 'eth_getBalance', ['0xabc', 'latest'], signal)
  const asked = () => rpc.posts.map(({ url, calls }) => `${url.slice(8, -8)} ${calls[0]?.method}`)
  return { rpc, platform, client, ask, asked }
}

const third = 'https://third.example'

test('an endpoint belongs to one group: the host’s, the project’s, the network’s own', () => {
  const customRpcUrls = { 'eip155:1': [third, second] }
  const own = completeNetwork(network, { customRpcUrls })
  expect(endpointGroups(own, project)).toEqual([[third, second], [cloud], [first]])
  expect(endpointGroups(own, noServices)).toEqual([[third, second], [], [first]])
  expect(own.rpcUrls.chainDefault?.http.join()).not.toContain('project')
})

test('the host’s own endpoint comes first again and again: those of other groups answer while it fails, and only then', async () => {
  const { rpc, platform, client } = createClient('project')
  rpc.endpoints.set(third, { chainId: 1, balance: BigInt(3) }).set(cloud, { chainId: 1, balance: BigInt(7) })
  const own = completeNetwork(network, { customRpcUrls: { 'eip155:1': [third] } })
  rpc.delay(third, 800, platform.after)
  for (const url of [cloud, first, second]) rpc.delay(url, 20, platform.after)
  const ask = async () => {
    const answer = client.request(own, 'eth_getBalance', ['0xabc', 'latest'], new AbortController().signal)
    await platform.advance(5_000)
    return answer
  }
  for (let round = 0; round < 3; round += 1) expect(await ask()).toBe('0x3')
  rpc.respond(third, () => new Response('', { status: 503 }))
  for (let round = 0; round < 3; round += 1) expect(await ask()).toBe('0x7')
  rpc.respond(cloud, () => new Response('', { status: 503 }))
  expect(await ask()).toBe('0x1')
  rpc.recover(cloud)
  expect(await ask()).toBe('0x7')
  rpc.recover(third)
  for (let round = 0; round < 3; round += 1) expect(await ask()).toBe('0x3')
})

test('within a group, the endpoint that answers comes first', async () => {
  const { rpc, ask } = createClient()
  rpc.respond(first, () => new Response('', { status: 500 }))
  await expect(ask()).resolves.toBe('0x2')
  rpc.recover(first)
  rpc.posts.length = 0
  await expect(ask()).resolves.toBe('0x2')
  expect(rpc.posts.map(({ url }) => url)).toEqual([second])
})

test('one address under two networks is checked for each, and serves only its own', async () => {
  const { rpc, platform, client } = createClient()
  const other = completeNetwork({ ...alpha, id: 10, name: 'Other', rpcUrls: { default: { http: [first, second] } } })
  rpc.endpoints.set(second, { chainId: 10, balance: BigInt(2) })
  for (const url of [first, second]) rpc.delay(url, 50, platform.after)
  const { signal } = new AbortController()
  const ask = (from: Network) => client.request(from, 'eth_getBalance', ['0xabc', 'latest'], signal)
  const inOrder = ask(network).then(() => ask(other))
  await platform.advance(5_000)
  await expect(inOrder).resolves.toBe('0x2')
  // What one network has found out about an address leaves it to the other.
  const atOnce = Promise.all([ask(other), ask(network), ask(other), ask(network)])
  await platform.advance(5_000)
  await expect(atOnce).resolves.toEqual(['0x2', '0x1', '0x2', '0x1'])
})

test('an endpoint is asked for its chain once', async () => {
  const { ask, asked } = createClient()
  await expect(ask()).resolves.toBe('0x1')
  await ask()
  expect(asked()).toEqual(['first eth_chainId', 'first eth_getBalance', 'first eth_getBalance'])
})

test('an endpoint of another network is never asked again, and the next one answers', async () => {
  const { rpc, ask, asked } = createClient()
  rpc.endpoints.set(first, { chainId: 137, balance: BigInt(9) })
  await expect(ask()).resolves.toBe('0x2')
  await ask()
  expect(asked()).toEqual(['first eth_chainId', 'second eth_chainId', 'second eth_getBalance', 'second eth_getBalance'])
})

test('with endpoints of another network only, the error says so and what to do', async () => {
  const { rpc, ask } = createClient()
  rpc.endpoints.set(first, { chainId: 137, balance: BigInt(9) }).set(second, { chainId: 137, balance: BigInt(9) })
  await expect(ask()).rejects.toThrow(
    'The endpoint belongs to another network: https://second.example serves chain 137, not 1. Correct the network’s rpcUrls',
  )
  await expect(ask()).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
})

describe('a Solana endpoint', () => {
  const solana = completeNetwork({
    id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    name: 'Solana Devnet',
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [first, second] } },
  })
  const devnetHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
  const create = (hash: () => string) => {
    const { rpc, client, asked } = createClient()
    rpc.answer('getGenesisHash', hash)
    rpc.answer('getBalance', () => ({ value: 5 }))
    const { signal } = new AbortController()
    return { asked, ask: () => client.request(solana, 'getBalance', ['address'], signal) }
  }

  test('is asked once for the hash of its first block, which begins with the name of its network', async () => {
    const { ask, asked } = create(() => devnetHash)
    await expect(ask()).resolves.toEqual({ value: 5 })
    await ask()
    expect(asked()).toEqual(['first getGenesisHash', 'first getBalance', 'first getBalance'])
  })

  test('of another network is refused', async () => {
    const { ask } = create(() => '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')
    await expect(ask()).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      message: expect.stringMatching(/serves chain 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp, not EtWTR/),
    })
  })

  test('that does not let the question through is believed', async () => {
    const { ask } = create(() => {
      throw new Error('the method is not allowed')
    })
    await expect(ask()).resolves.toEqual({ value: 5 })
  })
})

test.each([
  ['a full house', () => new Response('', { status: 429 })],
  ['a page', () => new Response('<html></html>')],
])('an endpoint that answers %s is passed over', async (_, response) => {
  const { rpc, ask } = createClient()
  rpc.respond(first, response)
  await expect(ask()).resolves.toBe('0x2')
})

test('with somewhere else to turn, an unproven endpoint gets one second', async () => {
  const { rpc, platform, ask } = createClient()
  rpc.respond(first, 'silence')
  const answered = vi.fn<(answer: unknown) => void>()
  void ask().then(answered)
  await platform.advance(999)
  expect(answered).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(answered).toHaveBeenCalledWith('0x2')
})

test('the last endpoint gets ten seconds', async () => {
  const { rpc, platform, ask } = createClient()
  rpc.respond(first, 'silence')
  const failed = vi.fn<(error: unknown) => void>()
  ask({ ...network, rpcUrls: { default: { http: [first] } } }).catch(failed)
  await platform.advance(9_999)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'RPC_UNAVAILABLE' }))
})

test('a proven endpoint gets ten seconds as well', async () => {
  const { rpc, platform, ask } = createClient()
  await ask()
  rpc.respond(first, 'silence')
  const answered = vi.fn<(answer: unknown) => void>()
  void ask().then(answered)
  await platform.advance(9_999)
  expect(answered).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(answered).toHaveBeenCalledWith('0x2')
})

test('an error of an endpoint is final, because another one would answer the same', async () => {
  const { rpc, client } = createClient()
  const asked = client.request(network, 'eth_unknown', [], new AbortController().signal)
  await expect(asked).rejects.toThrow('the method eth_unknown does not exist')
  expect(rpc.posts.every(({ url }) => url === first)).toBe(true)
})

test('a chain check that failed is made again later', async () => {
  const { rpc, ask, asked } = createClient()
  const lonely = { ...network, rpcUrls: { default: { http: [first] } } }
  rpc.respond(first, () => new Response('', { status: 503 }))
  await expect(ask(lonely)).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  const endpoint = new FakeRpc()
  endpoint.endpoints.set(first, { chainId: 1, balance: BigInt(1) })
  rpc.respond(first, (calls) => endpoint.fetch(first, { body: JSON.stringify(calls[0]) }))
  await expect(ask(lonely)).resolves.toBe('0x1')
  expect(asked()).toEqual(['first eth_chainId', 'first eth_chainId', 'first eth_getBalance'])
})

test('a request that was aborted is not answered', async () => {
  const { client } = createClient()
  const reading = new AbortController()
  const answer = client.request(network, 'eth_getBalance', ['0xabc', 'latest'], reading.signal)
  reading.abort()
  await expect(answer).rejects.toThrow('abort')
})

test('a network without endpoints says so', async () => {
  const { ask } = createClient()
  await expect(ask({ ...network, rpcUrls: { default: { http: [] } } })).rejects.toThrow(
    'No URL was provided to the Transport: Alpha',
  )
})
