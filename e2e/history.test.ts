import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostPage } from './support/host-page'
import { moneyConfig } from './support/money'
import { inPageAll } from './support/in-page'
import { scan } from './support/scan'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts
const notes = [/Failed to load resource/, /\[wallet-modal\]/, /CORS policy/]

const rows = (host: HostPage) => host.in('wm-transaction')

async function openActivity(host: HostPage): Promise<void> {
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
}

async function openList(host: HostPage): Promise<void> {
  await openActivity(host)
  await host.in('wm-all-activity').click()
  await host.sees('Transactions')
  await rows(host).first().waitFor()
}

test(
  '[C1-10] the history is listed by months, newest first, without spam, each row with its explorer',
  { tags: 'main' },
  async () => {
    const { host } = await world.visit({ config: moneyConfig(world) })
    await openList(host)
    const kinds = new Set<string>()
    const seen = new Set<string>()
    for (let step = 0; step < 12; step += 1) {
      const shown = await inPageAll<{ kind: string; text: string; link: string }[]>(
        rows(host),
        'elements.map((row) => ({ kind: row.dataset.type, text: row.textContent, link: row.href }))',
      )
      for (const { kind, text, link } of shown) {
        kinds.add(kind)
        seen.add(text)
        expect(link).toMatch(/^https:\/\/sandscan\.example\/tx\/0x/)
      }
      await host.in('wm-activity').hover()
      await host.page.mouse.wheel(0, 400)
    }
    for (const kind of ['send', 'receive', 'trade', 'approve', 'mint', 'deploy']) expect(kinds).toContain(kind)
    expect([...seen].join(' ')).not.toContain('Free Airdrop')
    expect([...seen].join(' ')).toContain('sUSD')
  },
)

test('only transactions of the active network are listed, and another account shows its own', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openList(host)
  const hashes = async () =>
    new Set(await Promise.all((await rows(host).all()).map((row) => row.getAttribute('data-hash'))))
  const before = await hashes()
  await world.wallet.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  await expect.poll(async () => [...(await hashes())].some((hash) => before.has(hash))).toBe(false)
})

test('a history that fails to load says so, shows what this browser sent, and can be tried again', async () => {
  const { host } = await world.visit({ config: moneyConfig(world), expects: notes })
  await host.connect()
  await world.faults.set('history', { kind: 'status', code: 500 })
  await host.open()
  await host.sees('Account')
  await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
  await host.in('wm-activity-failed').waitFor()
  await expect.poll(() => host.in('wm-snackbar').textContent()).toContain('Failed to fetch transactions')
  await world.faults.end('history')
  await host.in('wm-retry').click()
  await rows(host).first().waitFor()
})

test('[C8-16] when neither the service nor the network answers, tokens and activity say so in a toast', async () => {
  const { host, page } = await world.visit({ config: moneyConfig(world), expects: notes })
  await host.connect()
  await world.faults.set('data', { kind: 'status', code: 500 })
  await page.route(world.rpc(31337), (route) => route.abort())
  await world.faults.set('rpc', { kind: 'cut' })
  await host.open()
  await host.sees('Account')
  const toast = () => host.in('wm-snackbar').textContent()
  await expect.poll(toast, { timeout: 20_000 }).toContain('Token Balance Unavailable')
  await host.in('wm-retry').waitFor()
  await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
  await expect.poll(toast).toContain('Failed to fetch transactions')
})

test('without a data service the list says so, and shows what this browser sent', async () => {
  const { host } = await world.visit({ config: moneyConfig(world, { service: false }) })
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-token').first().waitFor()
  await host.account.send({ amount: '0.5', to: second })
  await host.sees('TransactionStatus')
  await host.in('wm-done').click()
  await host.sees('Account')
  await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
  await host.in('wm-activity-notice').waitFor()
  await expect.poll(() => rows(host).count()).toBe(1)
  await expect.poll(() => rows(host).first().getAttribute('data-status')).toBe('confirmed')
  // Transactions that the host app sends are in the list, too.
  await host.page.keyboard.press('Escape')
  await host.seesClosed()
  await host.part('host-send').click()
  await world.wallet.approve()
  await host.outcome()
  await host.open()
  await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
  await expect.poll(() => rows(host).count()).toBe(2)
})

test(
  '[C1-13] the address is shown as a code that a camera can read and as text, and is copied whole',
  { tags: 'main' },
  async () => {
    const visit = await world.visit({ config: moneyConfig(world) })
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { host } = visit
    await host.connect()
    await host.open()
    await host.sees('Account')
    await host.in('wm-action-receive').click()
    await host.sees('WalletReceive')
    expect(await scan(host.in('wm-qr'))).toEqual([first])
    await host.in('wm-copy-address').click()
    await expect.poll(() => host.page.evaluate<string>('navigator.clipboard.readText()')).toBe(first)
    await host.in('wm-compatible-networks').click()
    await host.sees('WalletCompatibleNetworks')
    expect(await host.in('wm-compatible-network').count()).toBe(2)
  },
)
