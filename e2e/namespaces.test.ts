import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { ChainAdapter } from './host/config'
import type { HostPage } from './support/host-page'
import { bitcoinNetworks, sandboxNetworks, solanaNetworks } from './support/networks'
import { pairingConfig, showCode } from './support/phone'
import { solanaFirst } from './support/solana'
import { useWorld } from './support/world'

const world = useWorld()
const [evmFirst = ''] = devAccounts
const walletName = 'Sandbox Wallet'

type Namespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'

const evm = () => sandboxNetworks(world.endpoints)
const solana = () => solanaNetworks(world.endpoints)
const bitcoin = () => bitcoinNetworks(world.endpoints)

const visitAll = () =>
  world.visit({
    config: { networks: [...evm(), ...solana(), ...bitcoin()], adapters: ['ethers', 'solana', 'bitcoin'] },
  })

const namespaceRow = (host: HostPage, testId: string, namespace: Namespace) =>
  host.modal.locator(`[data-testid=${testId}][data-namespace=${namespace}]`)

const shown = (host: HostPage, namespace: Namespace) =>
  host.in('wm-namespaces').locator('label', { has: host.page.locator(`input[value=${namespace}]`) })

/** Connects the first namespace from the Connect view, and the others from the account. */
async function connectAll(host: HostPage): Promise<void> {
  await host.open()
  await host.wallet(walletName).click()
  await host.sees('ConnectingMultiChain')
  await namespaceRow(host, 'wm-namespace', 'eip155').click()
  await world.wallet.approve()
  await host.seesClosed()
  for (const namespace of ['solana', 'bip122'] as const) {
    await host.open()
    await namespaceRow(host, 'wm-connect-namespace', namespace).click()
    await world.wallet.approve()
    await host.seesClosed()
  }
}

const addressOf = (host: HostPage) => host.address.getAttribute('data-address')

test('EVM, Solana and Bitcoin of one wallet are connected, switched, disconnected one by one and all at once', async () => {
  const { host } = await visitAll()
  await host.open()
  expect(await host.wallet(walletName).getAttribute('data-namespaces')).toBe('eip155 solana bip122')
  await host.escape()
  await connectAll(host)
  await host.open()
  await host.sees('Account')
  const bitcoinAddress = await addressOf(host)
  expect(bitcoinAddress).toMatch(/^tb1/)
  await shown(host, 'eip155').click()
  await expect.poll(() => addressOf(host)).toBe(evmFirst)
  await host.seesFact('address', evmFirst)
  await shown(host, 'solana').click()
  await expect.poll(() => addressOf(host)).toBe(solanaFirst)
  await host.seesFact('wei', '125500000000')

  await host.in('wm-disconnect').click()
  await expect.poll(() => addressOf(host)).not.toBe(solanaFirst)
  await shown(host, 'bip122').click()
  await expect.poll(() => addressOf(host)).toBe(bitcoinAddress)
  expect(await shown(host, 'solana').count()).toBe(0)
  await host.in('wm-settings').click()
  await host.in('wm-disconnect-all').click()
  await host.seesClosed()
  await host.seesStatus('disconnected')

  // A returning visitor skips the choice of the namespace.
  await host.connect(walletName)
  await host.open()
  await expect.poll(() => addressOf(host)).toBe(bitcoinAddress)
})

test('after a reload every namespace is restored without asking, and the same one is active', async () => {
  const { host, page } = await visitAll()
  await connectAll(host)
  await host.open()
  await shown(host, 'solana').click()
  await host.escape()
  await page.reload()
  await host.seesFact('address', solanaFirst)
  await host.seesStatus('connected')
  await host.open()
  for (const namespace of ['eip155', 'solana', 'bip122'] as const)
    await expect.poll(() => shown(host, namespace).count()).toBe(1)
  expect(await world.wallet.pendingRequests()).toEqual([])
})

test('a second tab follows each namespace separately', async () => {
  const visit = await visitAll()
  const { host } = visit
  await connectAll(host)
  const other = await visit.openTab()
  await other.seesStatus('connected')
  await host.open()
  await shown(host, 'solana').click()
  await host.in('wm-disconnect').click()
  await other.open()
  await expect.poll(() => shown(other, 'solana').count()).toBe(0)
  await expect.poll(() => shown(other, 'eip155').count()).toBe(1)
})

test('choosing a network of a namespace without a wallet keeps the connections and ends on that network', async () => {
  const { host } = await visitAll()
  await host.connect(walletName, { namespace: 'eip155' })
  const [, second] = solana()
  await host.networkButton.click()
  await host.modal.locator(`[data-caip-network-id="solana:${second?.id}"]`).click()
  await host.sees('SwitchActiveChain')
  await host.seesFact('address', evmFirst)
  await host.in('wm-switch-namespace').click()
  await host.sees('Connect')
  expect(await host.wallet(walletName).getAttribute('data-namespaces')).toBe('solana')
  await host.wallet(walletName).click()
  await world.wallet.reject()
  await host.seesState('declined')
  await host.seesFact('address', evmFirst)
  await host.in('wm-retry').click()
  await world.wallet.approve()
  await host.seesFact('network', `solana:${second?.id}`)
  await host.seesFact('address', solanaFirst)
})

test('[C9-19] one pairing serves EVM, Solana, Polkadot and Cosmos, and ends for all of them', async () => {
  const paired = [
    {
      id: '91b171bb158e2d3848fa23a9f1c25182',
      name: 'Polkadot',
      chainNamespace: 'polkadot' as const,
      nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
      rpcUrls: { default: { http: [] } },
    },
    {
      id: 'cosmoshub-4',
      name: 'Cosmos Hub',
      chainNamespace: 'cosmos' as const,
      nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
      rpcUrls: { default: { http: [] } },
    },
  ]
  const config = { networks: [...evm(), ...solana(), ...paired], adapters: ['ethers', 'solana'] as ChainAdapter[] }
  const { host, page } = await world.visit({ config: pairingConfig(world, config) })
  const uri = await showCode(host)
  await world.wallet.approveAll()
  await world.phone.scan(uri)
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  await host.open()
  const expected = {
    eip155: evmFirst,
    solana: solanaFirst,
    polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    cosmos: 'cosmos1qurswpc8qurswpc8qurswpc8qurswpc8nn86qp',
  }
  for (const [namespace, address] of Object.entries(expected)) {
    await shown(host, namespace as Namespace).click()
    await expect.poll(() => addressOf(host)).toBe(address)
  }
  await host.in('wm-namespace-notice').waitFor()
  await host.escape()
  await page.reload()
  await host.seesStatus('connected')
  await host.seesFact('address', expected.cosmos)
  await host.open()
  await host.in('wm-disconnect').click()
  await host.seesClosed()
  await host.seesStatus('disconnected')
  await expect.poll(async () => (await world.phone.sessions()).length).toBe(0)
})
