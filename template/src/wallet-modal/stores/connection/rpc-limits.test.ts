// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import { EndpointRanking } from '../../services/endpoint-ranking'
import { endpointGroups } from '../../services/endpoints'
import { createRpcClient } from '../../services/http.rpc-client'
import { RpcBatcher } from '../../services/rpc-batcher'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeRpc } from '../../testing/chains/fake-rpc'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'

const silent = 'https://silent.example'
const good = 'https://alpha.example/rpc'

/** How long a network with these endpoints waits for one that does not answer, in milliseconds. */
async function patienceWith(http: readonly string[]): Promise<number> {
  const rpc = new FakeRpc()
  rpc.respond(silent, 'silence')
  const platform = createFakePlatform({ fetch: rpc.fetch })
  const network = completeNetwork({ ...alpha, rpcUrls: { default: { http } } })
  const start = platform.now()
  let end = start
  const { signal } = new AbortController()
  const note = () => void (end = platform.now())
  createRpcClient(platform).request(network, 'eth_chainId', [], signal).then(note, note)
  await platform.advance(60_000)
  return end - start
}

test('[C7-08] JSON-RPC 2.0 POST; project RPC URL for a fixed list of chains; fallback ranks endpoints by latency and stability.', async () => {
  const [quick, slow] = ['https://quick.example', 'https://slow.example']
  const unserved = { ...alpha, id: 31_337, name: 'Own', rpcUrls: { default: { http: [slow, quick] } } }
  const { root, rpc, platform, connect } = await createTestRoot({ networks: [alpha, unserved], projectId: 'project' })
  const cloud = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=project'
  rpc.endpoints.set(cloud, { chainId: 1, balance: BigInt(7) })
  for (const url of [quick, slow]) rpc.endpoints.set(url, { chainId: 31_337, balance: BigInt(1) })
  await connect()
  await platform.advance(1_000)
  expect(root.account.balance?.value).toBe(BigInt(7))
  const { url, init } = rpc.posts.find(({ calls }) => calls[0]?.method === 'eth_getBalance') ?? {}
  expect([url, init?.method]).toEqual([cloud, 'POST'])
  const params = [root.account.address, 'latest']
  expect(JSON.parse(String(init?.body))).toEqual({ jsonrpc: '2.0', id: 0, method: 'eth_getBalance', params })

  const [, own] = root.chain.requestedCaipNetworks
  if (own) root.chain.setActiveCaipNetwork(own)
  rpc.delay(slow, 700, platform.after)
  rpc.delay(quick, 50, platform.after)
  /** The network’s endpoints that get requests, in order. The cloud does not serve this network, but is asked for names. */
  async function askedFor(): Promise<string[]> {
    rpc.posts.length = 0
    void root.account.refreshBalance()
    await platform.advance(20_000)
    return [...new Set(rpc.posts.map((post) => post.url).filter((asked) => asked !== cloud))]
  }
  // Without samples, the order of the list counts.
  expect(await askedFor()).toEqual([slow])
  // Stability: an endpoint that failed comes after the other.
  rpc.respond(slow, () => new Response('', { status: 500 }))
  expect(await askedFor()).toEqual([slow, quick])
  rpc.recover(slow)
  expect(await askedFor()).toEqual([quick])
  // Latency: of two equally stable endpoints, the faster one comes first.
  rpc.respond(quick, () => new Response('', { status: 500 }))
  expect(await askedFor()).toEqual([quick, slow])
  rpc.recover(quick)
  expect(await askedFor()).toEqual([quick])
})

test('The project’s address serves the networks of the list, and no others.', async () => {
  const { root } = await createTestRoot({ projectId: 'project' })
  const proxied = (id: number | string, chainNamespace: 'eip155' | 'solana' | 'bip122' = 'eip155') =>
    endpointGroups(completeNetwork({ ...alpha, id, chainNamespace }), root.options.state)[1]?.length === 1
  for (const id of [1, 10, 56, 137, 8453, 42161, 11155111, 1313161555]) expect(proxied(id), `${id}`).toBe(true)
  expect(proxied('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana')).toBe(true)
  expect(proxied('000000000019d6689c085ae165831e93', 'bip122')).toBe(true)
  for (const id of [2, 31337, 80001]) expect(proxied(id), `${id}`).toBe(false)
  expect(proxied('1', 'solana')).toBe(false)
})

/** The better of two endpoints: one is steady and slow, one answers at once but sometimes fails. */
function prefer(answers: number, failures: number): string | undefined {
  const ranking = new EndpointRanking()
  ranking.record('steady', { ok: true, milliseconds: 1_000 })
  for (let index = 0; index < answers; index += 1) ranking.record('quick', { ok: true, milliseconds: 0 })
  for (let index = 0; index < failures; index += 1) ranking.record('quick', { ok: false, milliseconds: 0 })
  return ranking.order(['steady', 'quick'])[0]
}

test('[C9-03] RPC: 10 s time-out, 1,000 to a batch, polled every 4 s; ranked 0.7 to 0.3 over 10 samples, 1 s time-out.', async () => {
  await expect(patienceWith([silent])).resolves.toBe(10_000)
  await expect(patienceWith([silent, good])).resolves.toBe(1_000)

  const rpc = new FakeRpc()
  const batcher = new RpcBatcher(createFakePlatform({ fetch: rpc.fetch }))
  const call = { method: 'eth_chainId', params: [] }
  await Promise.all(Array.from({ length: 1_001 }, () => batcher.call(good, call, 10_000)))
  expect(rpc.posts.map(({ calls }) => calls.length)).toEqual([1_000, 1])

  // 0.7 × stability + 0.3 × latency is 0.7 for the steady one, and 0.72 or 0.65 for the quick one.
  expect(prefer(6, 4)).toBe('quick')
  expect(prefer(5, 5)).toBe('steady')
  // Only the last ten samples count.
  expect(prefer(100, 10)).toBe('steady')
  const ranking = new EndpointRanking()
  for (const ok of [true, ...Array<boolean>(10).fill(false)]) ranking.record('old', { ok, milliseconds: 1 })
  expect(ranking.isProven('old')).toBe(false)

  const { root, rpc: polled, platform, connect } = await createTestRoot()
  await connect()
  root.modal.show()
  await settle()
  const before = polled.callsOf('eth_getBalance').length
  await platform.advance(3_999)
  expect(polled.callsOf('eth_getBalance')).toHaveLength(before)
  await platform.advance(1)
  expect(polled.callsOf('eth_getBalance')).toHaveLength(before + 1)
})
