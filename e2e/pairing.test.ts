import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { balanceOf, sentWei } from './support/chain'
import {
  codeOf,
  giveUpCode,
  holdSession,
  pair,
  pairingConfig,
  sessionArrives,
  showCode,
  slowSubscriptions,
} from './support/phone'
import { scan } from './support/scan'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts

test('[C1-02] a wallet on a phone connects by its code, signs, and sends', { tags: 'main' }, async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  await pair(world, host)
  await host.seesFact('address', first)
  await host.seesFact('wallet', 'Sandbox Phone')
  await host.part('host-sign').click()
  expect(verifyMessage('Grüße, 世界', await host.outcome())).toBe(first)

  const before = await balanceOf(world.rpc(31337), second)
  await host.part('host-send').click()
  await expect.poll(() => host.part('host-outcome').textContent()).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await rpcCall(world.rpc(31337), 'eth_getTransactionReceipt', [await host.outcome()])).toMatchObject({
    status: '0x1',
  })
  expect((await balanceOf(world.rpc(31337), second)) - before).toBe(sentWei)
  expect(await host.fact('events')).toContain('CONNECT_SUCCESS')
})

test.each(['light', 'dark'] as const)(
  'the code can be read by a camera, with its logo and rounded dots, in %s',
  async (themeMode) => {
    const { host } = await world.visit({ config: pairingConfig(world, { themeMode }) })
    const uri = await showCode(host)
    await expect.poll(() => scan(host.in('wm-qr'))).toEqual([uri])
  },
)

test('the network is switched in the modal, and transactions are sent there', async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  await pair(world, host)
  await host.open()
  await host.in('wm-header-network').click()
  await host.network(31338).click()
  await host.seesFact('network', 'eip155:31338')
  await host.escape()
  await host.seesClosed()
  const before = await balanceOf(world.rpc(31338), second)
  await host.part('host-send').click()
  await expect.poll(() => host.part('host-outcome').textContent()).toMatch(/^0x[0-9a-f]{64}$/)
  expect((await balanceOf(world.rpc(31338), second)) - before).toBe(sentWei)
})

test('changes on the phone show on the page: another network, another account, the end', async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  const phone = await pair(world, host)
  await world.wallet.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  await world.wallet.switchAccount(second)
  await host.seesFact('address', second)
  await phone.leave()
  await host.seesStatus('disconnected')
  await host.seesFact('address', '')
})

test('the session is restored after a reload, and still signs', async () => {
  const { host, page } = await world.visit({ config: pairingConfig(world) })
  await pair(world, host)
  await page.reload()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  await host.part('host-sign').click()
  expect(verifyMessage('Grüße, 世界', await host.outcome())).toBe(first)
})

test('[C4-10] a second tab follows connecting, and disconnecting in one ends the session on the phone', async () => {
  const visit = await world.visit({ config: pairingConfig(world) })
  const other = await visit.openTab()
  await visit.page.bringToFront()
  const phone = await pair(world, visit.host)
  await other.seesFact('address', first)
  await other.seesStatus('connected')
  await other.part('host-disconnect').click()
  await other.seesStatus('disconnected')
  await visit.host.seesStatus('disconnected')
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
})

test.each([0, 1])(
  'if a code is open in two tabs, the approval of one connects its own tab, tab %i',
  async (scanned) => {
    // The other tab learns of the session only when it is loaded again.
    const visit = await world.visit({ config: pairingConfig(world), expects: [/could not be restored/] })
    const tabs = [visit.host, await visit.openTab()] as const
    const codes: string[] = []
    for (const tab of tabs) {
      await tab.page.bringToFront()
      codes.push(await showCode(tab))
    }
    await world.wallet.approveAll()
    const phone = world.phone
    await phone.scan(codes[scanned] ?? '')
    const [own, other] = scanned === 0 ? tabs : [tabs[1], tabs[0]]
    await own.seesFact('address', first)
    await own.seesStatus('connected')
    expect(await phone.sessions()).toHaveLength(1)
    await other.page.reload()
    await other.seesFact('address', first)
    await other.seesStatus('connected')
    await other.part('host-disconnect').click()
    await expect.poll(async () => (await phone.sessions()).length).toBe(0)
  },
)

test('a tab with a slow connection receives the approval of its code, although a tab that opened a code later is faster', async () => {
  // The other tab learns of the session only when it is loaded again.
  const visit = await world.visit({ config: pairingConfig(world), expects: [/could not be restored/] })
  const { host, page } = visit
  await slowSubscriptions(page)
  const code = await showCode(host)
  const other = await visit.openTab()
  await other.page.bringToFront()
  await showCode(other)
  await world.wallet.approveAll()
  const phone = world.phone
  await phone.scan(code)
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  await host.part('host-disconnect').click()
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
})

test('a page that is reloaded while the phone decides receives the approval', async () => {
  const { host, page } = await world.visit({ config: pairingConfig(world) })
  const phone = world.phone
  await phone.scan(await showCode(host))
  await world.wallet.pending()
  await page.reload({ waitUntil: 'commit' })
  await world.wallet.approve()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  expect(await phone.sessions()).toHaveLength(1)
  await host.part('host-disconnect').click()
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
})

test('a page that is reloaded between the approval and the session receives the session', async () => {
  const { host, page } = await world.visit({ config: pairingConfig(world) })
  const { held } = await holdSession(page)
  await world.wallet.approveAll()
  const phone = world.phone
  await phone.scan(await showCode(host))
  await held
  expect(await host.fact('connected')).toBe('false')
  await page.reload()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  expect(await phone.sessions()).toHaveLength(1)
  await host.part('host-sign').click()
  expect(verifyMessage('Grüße, 世界', await host.outcome())).toBe(first)
  await host.part('host-disconnect').click()
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
})

test('a code that was given up on an earlier page connects nobody, and the phone shows no session', async () => {
  const { host, page } = await world.visit({ config: pairingConfig(world) })
  const { phone } = world
  await giveUpCode(world, host)
  await host.part('host-disconnect').click()
  await host.seesStatus('disconnected')
  const arrives = sessionArrives(page)
  await page.reload()
  const next = await showCode(host)
  await world.wallet.approve()
  await arrives
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
  expect(await host.fact('connected')).toBe('false')
  await world.wallet.approveAll()
  await phone.scan(next)
  await host.seesFact('address', first)
  expect(await phone.sessions()).toHaveLength(1)
})

test('a declined proposal says so, and a new code is ready', async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  const uri = await showCode(host)
  await world.wallet.rejectAll()
  await world.phone.scan(uri)
  await host.modal.locator('[data-testid=wm-connecting][data-state=declined]').waitFor()
  await host.in('wm-retry').click()
  const next = await codeOf(host, uri)
  await world.wallet.approveAll()
  await world.phone.scan(next)
  await host.seesFact('address', first)
})

test('[C9-01] a code lives for four minutes and is renewed ten seconds before its end', async () => {
  const { host, page } = await world.visit({ config: pairingConfig(world) })
  await page.clock.install()
  const uri = await showCode(host)
  await page.clock.fastForward(225_000)
  expect(await host.in('wm-qr').getAttribute('data-uri')).toBe(uri)
  await page.clock.fastForward(6_000)
  const next = await codeOf(host, uri)
  expect(next).not.toBe(uri)
})

test('a replaced code connects nobody', async () => {
  const { host, page } = await world.visit({ config: pairingConfig(world) })
  await page.clock.install()
  const uri = await showCode(host)
  const phone = world.phone
  await phone.scan(uri)
  await page.clock.fastForward(231_000)
  const next = await codeOf(host, uri)
  await world.wallet.approve()
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
  expect(await host.fact('connected')).toBe('false')
  await world.wallet.approveAll()
  await phone.scan(next)
  await host.seesFact('address', first)
})

test('an approval that comes after the modal was closed connects', async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  const phone = world.phone
  await phone.scan(await showCode(host))
  await world.wallet.pending()
  await host.escape()
  await host.seesClosed()
  await world.wallet.approve()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  expect(await host.modal.isVisible()).toBe(false)
  expect(await phone.sessions()).toHaveLength(1)
})

test('an approval that comes after another wallet has connected connects nobody', async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  const { phone } = world
  await giveUpCode(world, host)
  await host.seesClosed()
  await world.wallet.approve()
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
})

test('a relay that drops and returns loses neither code nor session', async () => {
  const { host } = await world.visit({ config: pairingConfig(world), expects: [/WebSocket/] })
  const uri = await showCode(host)
  await world.faults.set('relay', { kind: 'drop' })
  expect(await host.in('wm-qr').getAttribute('data-uri')).toBe(uri)
  await world.wallet.approveAll()
  await world.phone.scan(uri)
  await host.seesFact('address', first)
  await world.faults.set('relay', { kind: 'drop' })
  await host.part('host-sign').click()
  expect(verifyMessage('Grüße, 世界', await host.outcome())).toBe(first)
})

test('a wallet that approves too few chains is connected on the one it approved', async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  await world.wallet.set({ pairingChains: [31338] })
  await pair(world, host)
  await host.seesFact('network', 'eip155:31338')
  await host.seesFact('supported', 'true')
})

test('a wallet that approves no chain of the app shares no account, and the view says what is missing', async () => {
  const { host } = await world.visit({ config: pairingConfig(world) })
  await world.wallet.approveAll()
  await world.wallet.set({ pairingNamespace: 'solana' })
  const phone = world.phone
  await phone.scan(await showCode(host))
  await host.modal.locator('[data-testid=wm-connecting][data-state=error]').waitFor()
  expect(await host.fact('connected')).toBe('false')
  await expect.poll(async () => (await phone.sessions()).length).toBe(0)
})

test('the pairing kit is not requested before a pairing view opens, and no other view before the modal', async () => {
  const { host, page, guard } = await world.visit({ config: pairingConfig(world) })
  const asked = (name: string) => guard.requests.filter((url) => url.includes(name))
  const kit = () => asked('pairing-kit')
  await expect.poll(() => asked('modal-parts').length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const views = ['pairing-views', 'all-wallets.view', 'account-views', 'send-parts', 'history-views', 'receive-views']
  expect(views.flatMap(asked)).toEqual([])
  await host.open()
  await host.sees('Connect')
  expect(kit()).toEqual([])
  await host.wallet('WalletConnect').click()
  await codeOf(host)
  expect(kit().length).toBeGreaterThan(0)
})

test('[C2-04] [C2-17] without adapters the modal opens at the basic pairing view', async () => {
  const { host } = await world.visit({ config: pairingConfig(world, { isBasic: true }) })
  await host.open()
  await host.sees('ConnectingWalletConnectBasic')
  await world.wallet.approveAll()
  await world.phone.scan(await codeOf(host))
  await host.seesFact('address', first)
  await host.open()
  await host.sees('Account')
  const phone = await world.visit({ config: pairingConfig(world, { isBasic: true }), isPhone: true })
  await phone.host.open()
  await phone.host.sees('AllWallets')
})
