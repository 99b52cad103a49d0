import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { balanceOf, shown } from './support/chain'
import { inPage, inPageAll } from './support/in-page'
import { longestTask, measureSlowness } from './support/main-thread'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts
const connection = 'wallet-modal:default'

test(
  '[C1-01] [C1-07] [C2-01] [C2-06] [C9-22] the announced wallet connects after approval',
  { tags: 'main' },
  async () => {
    const { host } = await world.visit()
    await host.open()
    await host.sees('Connect')
    const wallet = host.wallet('Sandbox Wallet')
    expect(await wallet.getAttribute('data-rdns')).toBe('dev.createwalletmodal.sandbox')
    expect(await wallet.getByTestId('wm-badge').getAttribute('data-badge')).toBe('installed')
    expect(await wallet.getByTestId('wm-badge').textContent()).toBe('Installed')
    const icon = wallet.locator('img')
    expect(decodeURIComponent((await icon.getAttribute('src')) ?? '')).toContain('#0e7a6d')
    await expect.poll(() => inPage<number>(icon, 'element.naturalWidth')).toBeGreaterThan(0)

    await wallet.click()
    await host.sees('ConnectingExternal')
    await host.seesState('waiting')
    expect(await host.fact('status')).toBe('connecting')
    expect(await world.wallet.approve()).toMatchObject({ method: 'eth_requestAccounts', answer: { result: [first] } })
    await host.seesState('connected')
    await host.seesClosed()
    await host.seesStatus('connected')

    await host.open()
    await host.sees('Account')
    expect(await host.address.getAttribute('data-address')).toBe(first)
    const wei = await balanceOf(world.rpc(31337), first)
    const balance = host.in('wm-balance')
    expect(await balance.textContent()).toBe(`${shown(wei)} ETH`)
    expect(await balance.textContent()).toBe('1,234.567 ETH')
    expect(await balance.getAttribute('data-symbol')).toBe('ETH')
    expect(await host.fact('wei')).toBe(String(wei))
    expect(await host.in('wm-header-network').textContent()).toContain('Sandbox One')
    expect(await host.in('wm-connected-wallet').textContent()).toContain('Sandbox Wallet')
    // The avatar is drawn from the address. It is the same on the button and in the modal, and differs between accounts.
    const onButton = await host.button.locator('svg path').first().getAttribute('d')
    expect(await host.modal.locator(`path[d="${onButton}"]`).count()).toBeGreaterThan(0)
  },
)

test('[C8-28] rejecting shows the declined state, and trying again connects', async () => {
  const { host } = await world.visit()
  await host.open()
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.reject()
  await host.seesState('declined')
  expect(await host.state.textContent()).toContain('You declined the request')
  expect(await host.fact('status')).toBe('disconnected')
  expect(await host.fact('address')).toBe('')
  await host.in('wm-retry').click()
  await world.wallet.approve()
  await host.seesState('connected')
  await host.seesFact('address', first)
})

test('a wallet that never answers can be left by back and by close', async () => {
  await world.wallet.never()
  const { host } = await world.visit()
  await host.open()
  await host.wallet('Sandbox Wallet').click()
  await host.seesState('waiting')
  await host.in('wm-back').click()
  await host.sees('Connect')
  expect(await host.fact('status')).toBe('disconnected')
  await host.wallet('Sandbox Wallet').click()
  await host.seesState('waiting')
  await host.in('wm-close').click()
  await host.seesClosed()
  expect(await host.fact('status')).toBe('disconnected')
  await world.wallet.ask()
  await host.connect()
})

test('an approval after the visitor has left changes nothing', async () => {
  const { host, page } = await world.visit()
  await host.open()
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.pending()
  await host.in('wm-back').click()
  await host.sees('Connect')
  const answered = page.waitForResponse((response) => response.url().endsWith('/wallet/rpc'))
  await world.wallet.approve()
  await (await answered).finished()
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  expect(await host.fact('status')).toBe('disconnected')
  expect(await host.fact('address')).toBe('')
  expect(await page.evaluate<string>(`localStorage.getItem('${connection}') ?? ''`)).not.toContain('eip155:31337:')
  await host.sees('Connect')
})

test('a wallet that disappears or throws shows an error, and the list stays usable', async () => {
  const broken = `addEventListener('eip6963:requestProvider', () => {
    const announce = (name, request) => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: {
      info: { uuid: crypto.randomUUID(), name, rdns: 'test.' + name.toLowerCase(), icon: 'data:image/png;base64,' },
      provider: { request, on() {}, removeListener() {} } } }))
    announce('Thrower', () => { throw new Error('The extension context is gone') })
    announce('Liar', async () => 'no list of accounts')
    announce('Empty', async () => [])
  })`
  const { host } = await world.visit({ scripts: [broken] })
  await host.open()
  for (const [name, text] of [
    ['Thrower', 'The extension context is gone'],
    ['Liar', 'The wallet shared no account'],
    ['Empty', 'The wallet shared no account'],
  ] as const) {
    await host.wallet(name).click()
    await host.seesState('error')
    expect(await host.state.textContent()).toContain(text)
    await host.in('wm-back').click()
    await host.sees('Connect')
  }
  expect(await host.wallets.count()).toBe(4)
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.seesFact('address', first)
})

test('a wallet whose process has died can be left', async () => {
  const { host, page } = await world.visit({ expects: [/Failed to load resource/] })
  await host.open()
  await page.route('**/wallet/rpc', (route) => route.abort())
  await host.wallet('Sandbox Wallet').click()
  await host.seesState('error')
  expect(await host.state.textContent()).toContain('not reachable')
  await host.in('wm-back').click()
  await page.unroute('**/wallet/rpc')
  await world.wallet.approveAll()
  await host.wallet('Sandbox Wallet').click()
  await host.seesFact('address', first)
})

test('on a phone a wallet that only sets window.ethereum connects', async () => {
  const { host } = await world.visit({ wallets: [{ legacy: true, eip6963: false }], isPhone: true })
  await host.open()
  expect(await host.wallets.count()).toBe(1)
  await host.wallets.click()
  await world.wallet.approve()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
})

test('a wallet that announces itself and sets window.ethereum is listed once', async () => {
  const { host } = await world.visit({ wallets: [{ legacy: true }] })
  await host.open()
  await host.wallet('Sandbox Wallet').waitFor()
  expect(await host.wallets.count()).toBe(1)
})

test('without a wallet the view says what to do', async () => {
  const options = { enableWalletConnect: false, allWallets: 'HIDE' } as const
  const { host } = await world.visit({ wallets: [], config: { options } })
  await host.open()
  await host.sees('Connect')
  expect(await host.in('wm-view-Connect').textContent()).toContain('No wallet found')
})

test('two wallets of the same name are distinguished', async () => {
  const { host } = await world.visit({
    wallets: [
      { name: 'Twin', rdns: 'one.twin' },
      { name: 'Twin', rdns: 'two.twin' },
    ],
  })
  await host.open()
  await expect.poll(() => host.wallets.count()).toBe(2)
  const texts = await host.wallets.allTextContents()
  expect(texts[0]).toContain('one.twin')
  expect(texts[1]).toContain('two.twin')
  await host.wallets.nth(1).click()
  await world.wallet.approve()
  await host.seesFact('address', first)
  const stored = await host.page.evaluate<string>(`localStorage.getItem('${connection}')`)
  expect(JSON.parse(stored)).toMatchObject({ connections: { eip155: { connectorId: 'two.twin' } } })
})

const rubbish = `
  globalThis.scriptRan = false
  const announce = (detail) => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const provider = () => ({ request: async () => null, on() {}, removeListener() {} })
  const info = (more) => ({ uuid: crypto.randomUUID(), name: 'Nameless', icon: 'data:image/png;base64,', ...more })
  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.scriptRan=true"><script>parent.scriptRan=true</script></svg>'
  const thrower = new Proxy({}, { get() { throw new Error('hostile getter') } })
  addEventListener('eip6963:requestProvider', () => {
    announce(undefined); announce(null); announce('text'); announce({}); announce({ info: {}, provider: {} })
    announce({ info: thrower, provider: provider() }); announce(thrower)
    announce({ info: info({ name: 'No rdns', rdns: undefined }), provider: provider() })
    announce({ info: info({ name: 'Script icon', icon: 'data:image/svg+xml,' + encodeURIComponent(script) }), provider: provider() })
    announce({ info: info({ name: 'Script address', icon: 'javascript:scriptRan=true' }), provider: provider() })
    announce({ info: info({ name: 'Html icon', icon: 'data:text/html,<script>parent.scriptRan=true</script>' }), provider: provider() })
    announce({ info: info({ name: '<img src=x onerror="scriptRan=true">', rdns: '"><script>' }), provider: provider() })
    announce({ info: info({ name: 'x'.repeat(100000) }), provider: provider() })
  })`

test('invalid announcements run no code and leave the list usable', async () => {
  const { host, page } = await world.visit({ scripts: [rubbish], expects: [/more than|left out/i] })
  await host.open()
  await host.wallet('Sandbox Wallet').waitFor()
  const names = await inPageAll<string[]>(host.wallets, 'elements.map((row) => row.dataset.walletName)')
  expect(names).toContain('No rdns')
  expect(names).toContain('Script icon')
  expect(names.every((name) => name.length <= 64)).toBe(true)
  const images = host.modal.locator('img')
  const sources = await inPageAll<string[]>(images, 'elements.map((image) => image.getAttribute("src"))')
  expect(sources.filter((source) => !source.startsWith('data:image/'))).toEqual([])
  expect(await page.evaluate('globalThis.scriptRan')).toBe(false)
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.seesFact('address', first)
  expect(await page.evaluate('globalThis.scriptRan')).toBe(false)
})

test('10,000 announcements never block the page', async () => {
  const flood = `${rubbish}
    globalThis.flood = () => {
      for (let index = 0; index < 10000; index += 1)
        announce({ info: info({ name: 'Flood ' + index, rdns: 'flood.number' + index }), provider: provider() })
    }`
  const { host, page } = await world.visit({ scripts: [flood], expects: [/left out/] })
  await host.open()
  await host.wallet('Sandbox Wallet').waitFor()
  const longest = await longestTask(page, async () => {
    await page.evaluate('flood()')
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  })
  expect(longest).toBeLessThan(200 * (await measureSlowness(page)))
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.seesFact('address', first)
})
