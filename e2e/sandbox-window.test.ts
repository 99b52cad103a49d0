// The subject of this file is the window of the sandbox's wallet, so its tests press the window's own buttons. All other flows decide about
// requests with the test kit.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostPage } from './support/host-page'
import { openedWindow } from './support/opened-window'
import { pairingConfig, showCode } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts

/** A wallet that opens its window for each request that needs a decision, as in a dev server. */
const wallets = [{ popup: true }]

/** Presses something in the app, and returns the window that the wallet opens. */
async function windowOf({ page }: HostPage, pressed: Locator): Promise<Page> {
  const [window] = await Promise.all([openedWindow(page), pressed.click()])
  await window.getByTestId('sw-request').last().waitFor()
  return window
}

/** Presses a button in the wallet's window, and waits until the window has closed. */
async function press(window: Page, button: 'sw-approve' | 'sw-reject'): Promise<void> {
  const closed = window.waitForEvent('close')
  await window.getByTestId(button).click()
  await closed
}

test(
  'the wallet opens its window for a request, and the window closes after the decision',
  { tags: 'main' },
  async () => {
    const { host } = await world.visit({ wallets })
    await host.open()
    await press(await windowOf(host, host.wallet('Sandbox Wallet')), 'sw-reject')
    await host.seesState('declined')
    await press(await windowOf(host, host.in('wm-retry')), 'sw-approve')
    await host.seesFact('address', first)
    await host.seesClosed()
    const window = await windowOf(host, host.part('host-sign'))
    await window.getByText('Grüße, 世界').waitFor()
    expect(await window.getByTestId('sw-request').textContent()).toContain(new URL(host.page.url()).origin)
    await press(window, 'sw-approve')
    expect(await host.outcome()).toMatch(/^0x[0-9a-f]{130}$/)
  },
)

test('closing the wallet’s window counts as a decline', async () => {
  const { host } = await world.visit({ wallets })
  await host.open()
  const window = await windowOf(host, host.wallet('Sandbox Wallet'))
  await window.close()
  await host.seesState('declined')
})

test('closing the window of the wallet does not decline the requests of the phone', async () => {
  const { host } = await world.visit({ wallets, config: pairingConfig(world) })
  await world.phone.scan(await showCode(host))
  await world.wallet.pending()
  await host.escape()
  await host.seesClosed()
  await host.open()
  const window = await windowOf(host, host.wallet('Sandbox Wallet'))
  await window.getByRole('article', { name: 'Connect this site' }).getByTestId('sw-approve').click()
  await host.seesFact('address', first)
  await window.close()
  expect(await world.wallet.pendingRequests()).toMatchObject([{ via: 'pairing' }])
})

test('the buttons of the wallet’s page change the account, end the connection of a site, and lock the wallet', async () => {
  const { host, context } = await world.visit()
  await host.connect()
  const wallet = await context.newPage()
  await wallet.goto(world.endpoints.walletPage)
  await wallet.locator(`[data-testid=sw-account][data-address="${second}"]`).click()
  await host.seesFact('address', second)
  await wallet.getByTestId('sw-disconnect-site').click()
  await host.seesStatus('disconnected')
  await host.connect()
  await host.seesFact('address', second)
  await wallet.getByTestId('sw-lock').click()
  await host.seesStatus('disconnected')
  await host.seesFact('address', '')
})
