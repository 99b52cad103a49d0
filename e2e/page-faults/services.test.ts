import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HostPage } from '../support/host-page'
import { inPageAll } from '../support/in-page'
import { moneyConfig } from '../support/money'
import { pairingConfig } from '../support/phone'
import { useWorld } from '../support/world'
import { onPage } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const notes = [/Failed to load resource/, /\[wallet-modal\]/, /CORS policy/]
const money = () => ({ config: moneyConfig(world), expects: notes })
const history = /\/v1\/account\/[^/]+\/history/
const balances = /\/v1\/account\/[^/]+\/balance/

const rows = (host: HostPage) => host.in('wm-transaction')

interface ActivityPage {
  data: Record<string, unknown>[]
  next: string | null
}

/** Opens the activity of the account. */
async function openActivity(host: HostPage): Promise<void> {
  await host.account.open()
  await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
}

/** The first page of the activity, as the sandbox answers it. */
async function realPage(route: Route): Promise<ActivityPage> {
  const url = new URL(route.request().url())
  url.searchParams.delete('cursor')
  const response = await route.fetch({ url: url.href })
  return (await response.json()) as ActivityPage
}

/** Answers the activity, and counts the requests. */
async function answerHistory(
  page: Page,
  answer: (route: Route, cursor: string) => Promise<unknown>,
): Promise<{ count: number }> {
  const asked = { count: 0 }
  await page.route(history, async (route) => {
    asked.count += 1
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? ''
    await route.fulfill({ json: await answer(route, cursor) })
  })
  return asked
}

type Answer = (real: () => Promise<ActivityPage>, cursor: string) => Promise<ActivityPage>

/** Each row ends with `ends` if the list ends by itself, or with `asks` if the list shows a button for more. */
const endless: readonly [string, Answer, 'ends' | 'asks'][] = [
  ['repeats its cursor', async (real) => ({ ...(await real()), next: 'again' }), 'ends'],
  ['has pages without rows that never end', async (_, cursor) => ({ data: [], next: `${cursor}+` }), 'asks'],
  [
    'sends the same page under new cursors',
    async (real, cursor) => ({ ...(await real()), next: `${cursor}+` }),
    'asks',
  ],
]

test.each(endless)('F96 an activity that %s ends or asks the visitor, and lists each row once', (_, answer, end) =>
  onPage(world, money(), async ({ host, page }) => {
    await host.connect()
    const asked = await answerHistory(page, (route, cursor) => answer(() => realPage(route), cursor))
    await page.evaluate(`walletModals[0].open({ view: 'Transactions' })`)
    await host.sees('Transactions')
    const scrollToEnd = async () => {
      await host.in('wm-view-Transactions').hover()
      await page.mouse.wheel(0, 5_000)
      return asked.count
    }
    await expect.poll(scrollToEnd).toBeGreaterThan(1)
    const more = host.in('wm-show-more')
    if (end === 'asks') await expect.poll(() => scrollToEnd().then(() => more.count()), { timeout: 60_000 }).toBe(1)
    await page.waitForLoadState('networkidle')
    // The list requests a page whenever its end is in view. Without a limit, an endless activity would cause requests for ever.
    const count = await scrollToEnd()
    await page.waitForLoadState('networkidle')
    expect(asked.count).toBe(count)
    expect(asked.count).toBeLessThanOrEqual(16)
    expect(await more.count()).toBe(end === 'asks' ? 1 : 0)
    const hashes = await Promise.all((await rows(host).all()).map((row) => row.getAttribute('data-hash')))
    expect(new Set(hashes).size).toBe(hashes.length)
  }),
)

test('F97 rows of the activity without parts, with a huge text, or marked as spam are left out or cut, and the others are listed', () =>
  onPage(world, money(), async ({ host, page }) => {
    await host.connect()
    await answerHistory(page, async (route) => {
      const { data, next } = await realPage(route)
      const [one] = data
      const metadata = one?.['metadata'] as object
      const spam = { nft_info: { name: 'Win', flags: { is_spam: true } }, direction: 'in', quantity: { numeric: '1' } }
      const odd = [
        {},
        null,
        { id: 'odd' },
        { ...one, id: 'no-transfers', transfers: undefined },
        { ...one, id: 'huge', metadata: { ...metadata, operationType: 'x'.repeat(1_000_000) } },
        { ...one, id: 'spam', transfers: [spam] },
      ]
      return { data: [...odd, ...data], next }
    })
    await openActivity(host)
    await rows(host).first().waitFor()
    const text = (await host.modal.textContent()) ?? ''
    expect(text.length).toBeLessThan(20_000)
    expect(text).not.toContain('Win')
    expect(await rows(host).count()).toBeGreaterThan(2)
  }))

test.each([429, 503] as const)('F99 a data service that answers %i is replaced by the chain, without a storm', (code) =>
  onPage(world, money(), async ({ host, visit }) => {
    for (const service of ['balances', 'history'] as const) await world.faults.set(service, { kind: 'status', code })
    await host.connect()
    await host.account.open()
    await host.modal.locator('[data-testid=wm-token][data-symbol=ETH]').waitFor()
    await host.page.waitForLoadState('networkidle')
    expect(visit.guard.requests.filter((url) => balances.test(url)).length).toBeLessThanOrEqual(4)
    await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
    await host.in('wm-activity-failed').waitFor()
    expect(visit.guard.requests.filter((url) => history.test(url)).length).toBeLessThanOrEqual(4)
    await world.faults.end('history')
    await host.in('wm-retry').click()
    await rows(host).first().waitFor()
  }),
)

const bodies: readonly [string, string | Buffer][] = [
  ['HTML', '<!doctype html><html><body>Please log in</body></html>'],
  ['JSON that was cut off', '{"data":[{"id":"tx-1","meta'],
  ['a number that is none', '{"data":[{"id":NaN}],"balances":NaN}'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ['a prototype', '{"__proto__":{"isPolluted":true},"data":"none","balances":"none"}'],
  ['a deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  // The limit of the modal is two million bytes.
  ['five million characters', Buffer.alloc(5_000_000, ' ')],
]

test.each(bodies)(
  'F100 F101 an answer with %s is refused, the tokens come from the chain, and the next try works',
  (_, body) =>
    onPage(world, money(), async ({ host, page }) => {
      for (const address of [history, balances])
        await page.route(address, (route) =>
          route.fulfill({ status: 200, body, headers: { 'access-control-allow-origin': '*' } }),
        )
      await host.connect()
      await host.account.open()
      await host.modal.locator('[data-testid=wm-token][data-symbol=ETH]').waitFor()
      await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
      await host.in('wm-activity-failed').waitFor()
      expect(await page.evaluate('"isPolluted" in {}')).toBe(false)
      for (const address of [history, balances]) await page.unroute(address)
      await host.in('wm-retry').click()
      await rows(host).first().waitFor()
    }),
)

const script = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000" onload="parent.scriptRan = true"><script>parent.scriptRan = true</script><rect width="20000" height="20000" fill="red"/></svg>`

test('F104 pictures of the directory that are missing, late, huge or carry a script leave the rows as they are, and no script runs', () =>
  onPage(world, { config: pairingConfig(world), expects: notes }, async ({ host, page }) => {
    let count = 0
    const late: Route[] = []
    await page.route(/getWalletImage/, async (route) => {
      count += 1
      if (count % 3 === 0) late.push(route)
      else if (count % 3 === 1) await route.fulfill({ status: 404, body: '' })
      else await route.fulfill({ contentType: 'image/svg+xml', body: script })
    })
    await host.open()
    await host.in('wm-all-wallets').click()
    await host.wallet('Sandbox Phone').waitFor()
    await expect.poll(() => count).toBeGreaterThan(5)
    await expect.poll(() => host.wallets.count()).toBeGreaterThan(5)
    const heights = await inPageAll<number[]>(host.wallets, 'elements.map(({ offsetHeight }) => offsetHeight)')
    expect(new Set(heights).size).toBe(1)
    expect(await page.evaluate('globalThis.scriptRan')).toBeUndefined()
    for (const route of late.splice(0)) await route.fulfill({ status: 404, body: '' })
    await host.in('wm-back').click()
    await host.wallet('Odd Wallet').waitFor()
  }))

test('F105 an analytics service that answers 403 raises one alert, and a dead or slow one changes nothing', () => {
  const { analytics, api, relay, rpcProxy: rpc } = world.endpoints
  const options = { hosts: { analytics, api, relay, rpc }, features: { analytics: true }, projectId: 'project' }
  return onPage(world, { config: pairingConfig(world, { options }), expects: notes }, async ({ host, page }) => {
    await world.services.set({ isAnalyticsEnabled: true })
    await host.connect()
    for (const fault of [{ kind: 'cut' } as const, { kind: 'slow', ms: 5_000 } as const]) {
      await world.faults.set('analytics', fault)
      await page.reload()
      await host.seesStatus('connected')
      await host.account.open()
      expect(await host.in('wm-alert').count()).toBe(0)
      await host.close()
    }
    await world.faults.set('analytics', { kind: 'status', code: 403 })
    await page.reload()
    await host.seesStatus('connected')
    await host.account.open()
    await host.in('wm-alert').waitFor()
    expect(await host.in('wm-alert').textContent()).toContain('Invalid App Configuration')
    await host.close()
    await host.account.open()
    expect(await host.in('wm-alert').count()).toBeLessThanOrEqual(1)
  })
})
