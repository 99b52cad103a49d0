import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { withFaultyRpc, type RpcFault } from './support/faulty-rpc'
import { runMainFlow } from './support/main-flow'
import { network } from './support/networks'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts
const dead = 'http://127.0.0.1:9'
const notes = [/balance could not be read/i, /Failed to load resource/, /\[wallet-modal\]/, /CORS policy/]

/** A visitor of an app whose first network has only this endpoint. */
function visitWith(...urls: string[]) {
  const networks = [network(31337, 'Sandbox One', ...urls), network(31338, 'Sandbox Two', world.rpc(31338))]
  return world.visit({ config: { networks }, expects: notes })
}

async function connectsWithoutBalance(...urls: string[]): Promise<void> {
  const { host } = await visitWith(...urls)
  await host.connect()
  await host.open()
  await host.sees('Account')
  await expect.poll(() => host.in('wm-view-Account').textContent()).toContain('Balance unavailable')
  expect(await host.in('wm-balance').count()).toBe(0)
  expect(await host.address.getAttribute('data-address')).toBe(first)
  // The other network and the signer still work.
  await world.wallet.approveAll()
  await world.wallet.switchNetwork(31338)
  await expect.poll(() => host.in('wm-balance').textContent()).toBe('42.125 ETH')
  await host.escape()
  await host.seesClosed()
  await host.part('host-sign').click()
  await expect.poll(() => host.part('host-outcome').textContent()).toMatch(/^0x/)
  await host.page.reload()
  await host.seesFact('address', first)
}

test('the node of a network is dead', () => connectsWithoutBalance(dead))

test.each<RpcFault>(['html', 'busy', 'wrong-chain'])('the node of a network answers wrongly: %s', (fault) =>
  withFaultyRpc(fault, (url) => connectsWithoutBalance(url)),
)

test.each<RpcFault>(['html', 'busy', 'wrong-chain'])('the next endpoint takes over: %s', (fault) =>
  withFaultyRpc(fault, async (url) => {
    const { host } = await visitWith(url, world.rpc(31337))
    await host.connect()
    await host.open()
    await expect.poll(() => host.in('wm-balance').textContent()).toBe('1,234.567 ETH')
  }),
)

test('a node that never answers is given up after ten seconds', () =>
  withFaultyRpc('silent', async (url) => {
    const { host } = await visitWith(url)
    await host.connect()
    await host.open()
    await host.sees('Account')
    await expect
      .poll(() => host.in('wm-view-Account').textContent(), { timeout: 20_000 })
      .toContain('Balance unavailable')
  }))

test('with every outside host dead the main flow works, and no other host is requested', async () => {
  const { host, guard } = await world.visit()
  await runMainFlow(host, world.wallet)
  const hosts = [...new Set(guard.requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname))]
  expect(hosts).toEqual(['127.0.0.1'])
})
