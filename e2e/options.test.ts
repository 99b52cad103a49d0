import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostOptions } from './host/config'
import { codeOf, pairingConfig } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts

interface Entry {
  id: string
  name: string
}

/** The directory's entries of these names. */
async function entries(...names: string[]): Promise<Entry[]> {
  const response = await fetch(`${world.endpoints.api}/getWallets?entries=1000`)
  const { data } = (await response.json()) as { data: Entry[] }
  return names.map((name) => {
    const entry = data.find((one) => one.name === name)
    if (!entry) throw new Error(`The directory has no ${name}`)
    return entry
  })
}

/** Opens the modal with these options. */
async function opened(options: HostOptions = {}, isPhone = false) {
  const { relay, api } = world.endpoints
  const config = pairingConfig(world, { options: { hosts: { relay, api }, ...options } })
  const visit = await world.visit({ config, isPhone })
  await visit.host.open()
  await visit.host.sees('Connect')
  const kinds = () =>
    visit.host
      .in('wm-wallet')
      .evaluateAll((rows) =>
        rows.map((row) => `${row.getAttribute('data-kind')} ${row.getAttribute('data-wallet-name')}`),
      )
  return { ...visit, host: visit.host, page: visit.page, kinds }
}

test('[C4-23] the list is in the specified order, the configured groups first', async () => {
  const [phone] = await entries('Sandbox Phone')
  const given = { featuredWalletIds: [phone?.id ?? ''], customWallets: [{ id: 'own', name: 'Own Wallet' }] }
  const { kinds } = await opened(given)
  const expected = [
    'walletConnect WalletConnect',
    'injected Sandbox Wallet',
    'featured Sandbox Phone',
    'custom Own Wallet',
  ]
  await expect.poll(kinds).toEqual(expected)
  const ordered = await opened({ ...given, features: { connectorTypeOrder: ['custom', 'featured'] } })
  await expect
    .poll(ordered.kinds)
    .toEqual(['custom Own Wallet', 'featured Sandbox Phone', 'walletConnect WalletConnect', 'injected Sandbox Wallet'])
})

test('enableWalletConnect and allWallets remove their rows', async () => {
  const all = await opened()
  await all.host.wallet('WalletConnect').waitFor()
  await expect.poll(() => all.host.in('wm-all-wallets-count').textContent()).toBe('540')
  const without = await opened({ enableWalletConnect: false, allWallets: 'HIDE' })
  await without.host.wallet('Sandbox Wallet').waitFor()
  expect(await without.host.wallet('WalletConnect').count()).toBe(0)
  expect(await without.host.in('wm-all-wallets').count()).toBe(0)
  const mobileOnly = await opened({ allWallets: 'ONLY_MOBILE' })
  expect(await mobileOnly.host.in('wm-all-wallets').count()).toBe(0)
  const onPhone = await opened({ allWallets: 'ONLY_MOBILE' }, true)
  await onPhone.host.in('wm-all-wallets').waitFor()
})

test('includeWalletIds and excludeWalletIds decide which wallets the directory lists', async () => {
  const [phone, rainbow] = await entries('Sandbox Phone', 'Rainbow')
  const only = await opened({ includeWalletIds: [phone?.id ?? '', rainbow?.id ?? ''] })
  await only.host.in('wm-all-wallets').click()
  await expect.poll(() => only.host.in('wm-wallet').count()).toBe(2)
  const without = await opened({ excludeWalletIds: [phone?.id ?? ''] })
  await without.host.in('wm-all-wallets').click()
  await without.host.in('wm-wallet').first().waitFor()
  expect(await without.host.wallet('Sandbox Phone').count()).toBe(0)
})

test('no wallet can be connected before the legal checkbox is ticked', async () => {
  const legal = { termsConditionsUrl: '/terms', privacyPolicyUrl: '/privacy' }
  const { host } = await opened({ ...legal, features: { legalCheckbox: true } })
  await host.wallet('Sandbox Wallet').click({ force: true })
  await host.wallet('WalletConnect').click({ force: true })
  await host.sees('Connect')
  await host.in('wm-legal-checkbox').check()
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.seesFact('address', first)
})

test('open() shows a view, a namespace or a search', async () => {
  const { host, page } = await opened()
  await host.escape()
  await host.seesClosed()
  await page.evaluate(`walletModals[0].open({ view: 'AllWallets', search: 'rainbow' })`)
  await host.sees('AllWallets')
  expect(await host.in('wm-search').inputValue()).toBe('rainbow')
  await host.wallet('Rainbow').waitFor()
  await host.escape()
  await page.evaluate(`walletModals[0].open({ view: 'ConnectingWalletConnect' })`)
  await codeOf(host)
  await page.evaluate(`walletModals[0].open({ namespace: 'solana' })`)
  await host.sees('Connect')
})

test('[C2-18] embedded, pairing ends at Account', async () => {
  const { host } = await world.visit({ config: pairingConfig(world, { embedded: true }) })
  await host.wallet('WalletConnect').click()
  await world.wallet.approveAll()
  await world.phone.scan(await codeOf(host))
  await host.sees('Account')
  await host.seesFact('address', first)
})

test('a button for one wallet connects it at once if it is installed, else by its code', async () => {
  const config = pairingConfig(world, { walletButtons: ['metamask', 'rainbow'] })
  const { host } = await world.visit({ config, wallets: [{ name: 'MetaMask', rdns: 'io.metamask' }] })
  const button = (name: string) => host.page.locator(`[data-testid=wm-wallet-button][data-wallet=${name}]`)
  await host.page.locator('[data-testid=wm-wallet-button][data-wallet=rainbow][data-ready=true]').waitFor()
  await button('rainbow').click()
  await host.sees('ConnectingWalletConnect')
  await codeOf(host)
  await host.escape()
  await host.seesClosed()
  await button('metamask').click()
  await world.wallet.approve()
  await host.seesFact('address', first)
  expect(await host.modal.count()).toBe(0)
})

test('debug: false keeps alerts from visitors', async () => {
  const { host } = await world.visit({
    config: { options: { debug: false } },
    expects: [/\[wallet-modal\]/],
  })
  await host.open()
  await host.wallet('WalletConnect').click()
  await host.page.locator('[data-testid=wm-connecting][data-state=error]').waitFor()
  expect(await host.in('wm-alert').count()).toBe(0)
})
