import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import type { HostPage } from './support/host-page'
import { fillSend, moneyConfig, review } from './support/money'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts

const quantity = (host: HostPage) =>
  host.modal.locator('[data-testid=wm-token][data-symbol=ETH]').getAttribute('data-quantity')

async function openAccount(host: HostPage): Promise<void> {
  await host.open()
  await host.sees('Account')
  await host.in('wm-token').first().waitFor()
}

test('two tabs show the same account and network with their own figures, and disconnect together', async () => {
  const visit = await world.visit({ config: moneyConfig(world) })
  const one = visit.host
  await one.connect()
  const two = await visit.openTab()
  await two.seesFact('connected', 'true')
  await Promise.all([openAccount(one), openAccount(two)])
  await world.wallet.switchAccount(second)
  for (const host of [one, two]) {
    await host.seesFact('address', second)
    await expect.poll(() => host.in('wm-profile-name').textContent()).toBe('junowick.eth')
    await expect.poll(() => quantity(host)).toMatch(/^10000$|^9999/)
  }
  await world.wallet.set({ selectedAccount: first, chainId: 31338 })
  for (const host of [one, two]) {
    await host.seesFact('network', 'eip155:31338')
    await expect.poll(() => quantity(host)).toBe('42.125')
  }
  await fillSend(two, { amount: '1', to: second })
  await review(two)
  await one.in('wm-disconnect').click()
  await two.seesFact('connected', 'false')
  await two.seesClosed()
  expect(await world.wallet.pendingRequests()).toEqual([])
})

test('a tab that is closed while the wallet asks, or while a transfer is pending, sends nothing twice', async () => {
  const visit = await world.visit({ config: moneyConfig(world) })
  const one = visit.host
  await one.connect()
  await openAccount(one)
  const rpc = world.rpc(31337)
  const nonce = async () => Number(await rpcCall(rpc, 'eth_getTransactionCount', [first, 'pending']))
  const before = await nonce()
  await rpcCall(rpc, 'evm_setAutomine', [false])
  await one.account.send({ amount: '0.5', to: second })
  await one.sees('TransactionStatus')
  await one.page.close()
  const two = await visit.openTab()
  await two.seesFact('connected', 'true')
  await openAccount(two)
  await two.modal.locator('[data-testid=wm-pending][data-status=pending]').waitFor()
  await fillSend(two, { amount: '0.25', to: second })
  await review(two)
  await two.in('wm-send-confirm').click()
  await world.wallet.pending()
  await two.sees('ApproveTransaction')
  await two.page.close()
  await expect.poll(() => world.wallet.pendingRequests()).toEqual([])
  const three = await visit.openTab()
  await three.seesFact('connected', 'true')
  await openAccount(three)
  expect(await three.in('wm-pending').count()).toBe(1)
  await rpcCall(rpc, 'evm_mine', [])
  await rpcCall(rpc, 'evm_setAutomine', [true])
  await three.in('wm-pending').waitFor({ state: 'detached' })
  expect(await nonce()).toBe(before + 1)
})
