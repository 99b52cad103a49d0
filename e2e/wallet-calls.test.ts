import { getAddress } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { balanceOf } from './support/chain'
import type { HostPage } from './support/host-page'
import { moneyConfig } from './support/money'
import { useWorld } from './support/world'

const world = useWorld()
const [, second] = devAccounts

async function outcome(host: HostPage): Promise<string> {
  const output = host.part('host-calls-outcome')
  await expect.poll(() => output.textContent()).not.toMatch(/^(working)?$/)
  return (await output.textContent()) ?? ''
}

test('the wallet tells its capabilities, and sends several calls as one batch', { tags: 'main' }, async () => {
  await world.wallet.set({ atomic: true, assetDiscovery: true })
  const { host } = await world.visit({ config: moneyConfig(world) })
  await host.connect()
  await host.part('host-capabilities').click()
  expect(JSON.parse(await outcome(host))).toMatchObject({
    '0x7a69': { atomic: { status: expect.stringMatching(/supported|ready/) }, assetDiscovery: { supported: true } },
  })
  const before = await balanceOf(world.rpc(31337), second)
  await host.part('host-calls').click()
  const { method, params } = await world.wallet.approve()
  expect(method).toBe('wallet_sendCalls')
  const [{ calls }] = params as [{ calls: { to: string; value: string }[] }]
  expect(calls.map(({ to, value }) => [getAddress(to), BigInt(value)])).toEqual([
    [second, 1n],
    [second, 2n],
  ])
  await expect.poll(() => outcome(host)).toContain('"state":')
  await expect.poll(() => balanceOf(world.rpc(31337), second)).toBe(before + 3n)
})

test('a target without 0x never reaches the wallet', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await host.connect()
  await host.part('host-wrong-calls').click()
  expect(await outcome(host)).toMatch(/^failed: .*The calls are not valid/)
  expect(await world.wallet.pendingRequests()).toEqual([])
})

test('a wallet that does not tell its capabilities has none', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await host.connect()
  await host.part('host-capabilities').click()
  expect(await outcome(host)).toBe('{}')
})
