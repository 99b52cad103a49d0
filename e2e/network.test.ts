import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { balanceOf, shown } from './support/chain'
import type { HostPage } from './support/host-page'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts

/** Opens the modal and its list of networks. */
async function openNetworks(host: HostPage): Promise<void> {
  await host.open()
  await host.in('wm-header-network').click()
  await host.sees('Networks')
}

test('[C1-06] switching in the modal asks the wallet, and everything follows', { tags: 'main' }, async () => {
  const { host } = await world.visit()
  await host.connect()
  await openNetworks(host)
  expect(await host.network(31337).getAttribute('data-active')).toBe('true')
  expect(await host.network(31338).getAttribute('data-active')).toBe('false')
  await host.network(31338).click()
  await host.sees('SwitchNetwork')
  await host.seesState('waiting')
  await host.seesFact('network', 'eip155:31337')
  expect(await world.wallet.approve()).toMatchObject({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x7a6a' }],
  })
  await host.seesFact('network', 'eip155:31338')
  await host.sees('Networks')
  expect(await host.network(31338).getAttribute('data-active')).toBe('true')
  await host.in('wm-back').click()
  await host.sees('Account')
  const wei = await balanceOf(world.rpc(31338), first)
  await expect.poll(() => host.in('wm-balance').textContent()).toBe(`${shown(wei)} ETH`)
  expect(shown(wei)).toBe('42.125')
  expect(await host.in('wm-header-network').textContent()).toContain('Sandbox Two')
  expect(await host.networkButton.textContent()).toContain('Sandbox Two')
  // The choice is remembered with the address on that network.
  const stored = JSON.parse(await host.page.evaluate<string>(`localStorage.getItem('wallet-modal:default')`))
  expect(stored).toMatchObject({ activeCaipNetworkId: 'eip155:31338' })
})

test('[C1-06] without a wallet the choice takes effect at once, and the wallet connects on that network', async () => {
  const { host } = await world.visit()
  await host.networkButton.click()
  await host.sees('Networks')
  await host.network(31338).click()
  await host.seesFact('network', 'eip155:31338')
  await host.escape()
  await host.seesClosed()
  await host.connect()
  // The wallet is on a network of its own, and reports it.
  await host.seesFact('network', 'eip155:31337')
})

test('[C7-09] a network that the wallet does not know (4902) is added and then used', async () => {
  await world.wallet.set({ knownChains: [31337] })
  const { host } = await world.visit()
  await host.connect()
  await openNetworks(host)
  await host.network(31338).click()
  expect(await world.wallet.approve()).toMatchObject({ method: 'wallet_addEthereumChain' })
  await host.seesFact('network', 'eip155:31338')
  await host.sees('Networks')
})

test('a network that cannot be added gives a message and a way to try again', async () => {
  await world.wallet.set({ knownChains: [31337] })
  const { host, page } = await world.visit({ expects: [/Failed to load resource/] })
  await host.connect()
  await openNetworks(host)
  await page.route('**/wallet/rpc', async (route) => {
    const isAdding = (route.request().postData() ?? '').includes('wallet_addEthereumChain')
    if (isAdding) await route.fulfill({ json: { error: { code: -32603, message: 'The node did not answer' } } })
    else await route.continue()
  })
  await host.network(31338).click()
  await host.seesState('error')
  expect(await host.state.textContent()).toContain('Chain is not supported')
  await host.seesFact('network', 'eip155:31337')
  await page.unroute('**/wallet/rpc')
  await host.in('wm-retry').click()
  await world.wallet.approve()
  await host.seesFact('network', 'eip155:31338')
})

test('[C8-28] a declined switch is shown as declined, nothing changes, and trying again works', async () => {
  const { host } = await world.visit()
  await host.connect()
  await world.wallet.set({ refuseSwitch: true })
  await openNetworks(host)
  await host.network(31338).click()
  await host.seesState('declined')
  expect(await host.state.textContent()).toContain('You declined the request')
  await host.seesFact('network', 'eip155:31337')
  await world.wallet.approveAll()
  await world.wallet.set({ refuseSwitch: false })
  await host.in('wm-retry').click()
  await host.seesFact('network', 'eip155:31338')
})

test('a switch in the wallet shows at once, with the modal closed and open', async () => {
  const { host } = await world.visit()
  await host.connect()
  await world.wallet.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  await host.open()
  await expect.poll(() => host.in('wm-balance').textContent()).toBe('42.125 ETH')
  await world.wallet.switchNetwork(31337)
  await expect.poll(() => host.in('wm-balance').textContent()).toBe('1,234.567 ETH')
  expect(await host.in('wm-header-network').textContent()).toContain('Sandbox One')
})

test('[C2-12] [C4-07] an unsupported chain shows UnsupportedChain, and closing is refused with a shake', async () => {
  const { host, page } = await world.visit()
  await host.connect()
  await world.wallet.switchNetwork(31339)
  await host.sees('UnsupportedChain')
  await host.seesFact('supported', 'false')
  await host.seesFact('network', 'eip155:31339')
  expect(await host.in('wm-back').count()).toBe(0)
  await page.evaluate(`{
    globalThis.shakes = []
    const modal = document.querySelector('[data-testid=wm-modal]')
    new MutationObserver(() => shakes.push([modal.dataset.shake, performance.now()]))
      .observe(modal, { attributeFilter: ['data-shake'] })
  }`)
  for (const leave of [() => host.escape(), () => host.in('wm-close').click(), () => page.mouse.click(5, 5)]) {
    await leave()
    await expect.poll(() => page.evaluate<number>('shakes.length')).toBe(2)
    const [begun, ended] = await page.evaluate<[string, number][]>('shakes.splice(0)')
    expect([begun?.[0], ended?.[0]]).toEqual(['true', 'false'])
    const lasted = (ended?.[1] ?? 0) - (begun?.[1] ?? 0)
    expect(lasted).toBeGreaterThan(480)
    expect(lasted).toBeLessThan(750)
    await host.sees('UnsupportedChain')
  }
  await host.page.keyboard.press('Escape')
  await host.page.keyboard.press('Escape')
  await host.sees('UnsupportedChain')
})

test('[C2-12] the visitor leaves by switching', async () => {
  const { host } = await world.visit()
  await host.connect()
  await world.wallet.switchNetwork(31339)
  await host.sees('UnsupportedChain')
  await host.network(31337).click()
  await world.wallet.reject()
  await expect.poll(() => host.in('wm-view-UnsupportedChain').textContent()).toContain('You declined the request')
  await host.network(31337).click()
  await world.wallet.approve()
  await host.seesClosed()
  await host.seesFact('network', 'eip155:31337')
  await host.seesFact('connected', 'true')
})

test('[C2-12] the visitor leaves by disconnecting', async () => {
  const { host } = await world.visit()
  await host.connect()
  await world.wallet.switchNetwork(31339)
  await host.sees('UnsupportedChain')
  await host.in('wm-disconnect').click()
  await host.seesClosed()
  await host.seesStatus('disconnected')
  await host.seesFact('network', 'eip155:31337')
})

test('connecting on an unsupported chain leads to UnsupportedChain', async () => {
  await world.wallet.switchNetwork(31339)
  const { host } = await world.visit()
  await host.choose('Sandbox Wallet')
  await world.wallet.approve()
  await host.sees('UnsupportedChain')
  await host.seesFact('connected', 'true')
})

test('with allowUnsupportedChain there is no warning, and closing is free', async () => {
  const { host } = await world.visit({ config: { allowUnsupportedChain: true } })
  await host.connect()
  await world.wallet.switchNetwork(31339)
  await host.seesFact('network', 'eip155:31339')
  await host.open()
  await host.sees('Account')
  await host.escape()
  await host.seesClosed()
})

test('without network switching UnsupportedChain does not open by itself', async () => {
  const { host } = await world.visit({ config: { enableNetworkSwitch: false } })
  await host.connect()
  await world.wallet.switchNetwork(31339)
  await host.seesFact('network', 'eip155:31339')
  expect(await host.modal.count()).toBe(0)
})

test('[C4-12] removing the active network switches to the first network that remains; [C5-07] [C8-01] switching to an unknown network is an error', async () => {
  const { host, page } = await world.visit({ expects: [/Network Not Found/] })
  await host.networkButton.click()
  await host.network(31338).click()
  await host.seesFact('network', 'eip155:31338')
  await page.evaluate(`walletModals[0].removeNetwork('eip155', 31338)`)
  await host.seesFact('network', 'eip155:31337')
  const attempt = `walletModals[0].switchNetwork({ id: 5 }).then(() => '', (error) => error.message)`
  expect(await page.evaluate<string>(attempt)).toContain('CaipNetwork not found')
  expect(await page.evaluate<string>(attempt)).toContain('CaipNetwork not found')
  const alert = host.in('wm-alert')
  await alert.waitFor()
  expect(await alert.count()).toBe(1)
  expect(await alert.textContent()).toContain('Network Not Found')
})
