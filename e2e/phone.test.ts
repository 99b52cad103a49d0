import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostOptions } from './host/config'
import { codeOf, pairingConfig } from './support/phone'
import { settled } from './support/axe'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts

/** Opens the modal on a phone. */
async function onPhone(options: HostOptions = {}) {
  const { relay, api } = world.endpoints
  const config = pairingConfig(world, { options: { hosts: { relay, api }, ...options } })
  const visit = await world.visit({ config, isPhone: true, wallets: [] })
  await visit.host.open()
  return { host: visit.host, page: visit.page }
}

test('the first wallets are tiles, and the code for other devices comes last', async () => {
  const { host } = await onPhone()
  await host.wallet('Sandbox Phone').waitFor()
  const tiles = await host.in('wm-wallet').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-kind')))
  expect(tiles).toEqual(['recommended', 'recommended', 'recommended', 'recommended', 'walletConnect'])
})

test('the tap opens the wallet’s app, and coming back shows the outcome', async () => {
  const { host, page } = await onPhone()
  await host.wallet('Sandbox Phone').tap()
  await host.sees('ConnectingWalletConnect')
  const button = host.in('wm-open-wallet')
  await expect.poll(() => button.isEnabled()).toBe(true)
  await world.wallet.approveAll()
  await button.tap()
  await page.waitForURL(/\/pair\/wc\?uri=wc/)
  await expect.poll(async () => (await world.phone.sessions()).length).toBe(1)
  await page.goBack()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
})

test('an app that does not open leaves the store, the link and the code as ways', async () => {
  const app = {
    id: 'no-app',
    name: 'No App',
    mobile_link: 'no-app-on-this-phone://',
    play_store: 'https://play.example/no-app',
    app_store: 'https://apps.example/no-app',
    homepage: 'https://no-app.example',
  }
  const { host, page } = await onPhone({ customWallets: [app] })
  await host.wallet('No App').tap()
  const button = host.in('wm-open-wallet')
  await expect.poll(() => button.isEnabled()).toBe(true)
  await button.tap()
  await host.in('wm-copy-link').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await expect.poll(() => host.in('wm-view-ConnectingWalletConnect').textContent()).toContain('did not open')
})

test('WalletConnect leads with the app and the link, and has the code for a wallet on another device', async () => {
  const { host } = await onPhone()
  await host.wallet('WalletConnect').tap()
  await settled(host.page)
  const top = async (id: string) => (await host.in(id).boundingBox())?.y ?? NaN
  expect(await top('wm-open-wallet')).toBeLessThan(await top('wm-copy-link'))
  expect(await top('wm-copy-link')).toBeLessThan(await top('wm-qr'))
  await host.in('wm-open-wallet').tap()
  // No app on this phone opens the wallet's links.
  await host.modal.getByText('No wallet opened. Copy the link into your wallet.').waitFor()
  await world.wallet.approveAll()
  await world.phone.scan(await codeOf(host))
  await host.seesFact('address', first)
  await host.seesClosed()
})

test('the wallet that was paired last comes first in the next visit', async () => {
  const { host } = await onPhone()
  await host.wallet('Sandbox Phone').tap()
  await world.wallet.approveAll()
  await expect.poll(() => host.in('wm-open-wallet').isEnabled()).toBe(true)
  await host.in('wm-open-wallet').tap()
  await host.page.waitForURL(/\/pair\/wc\?uri=wc/)
  await expect.poll(async () => (await world.phone.sessions()).length).toBe(1)
  await host.page.goBack()
  await host.seesFact('address', first)
  await host.part('host-disconnect').click()
  await host.seesStatus('disconnected')
  await host.page.reload()
  await host.open()
  await host.page.locator('[data-testid=wm-wallet][data-kind=recent][data-wallet-name="Sandbox Phone"]').waitFor()
})
