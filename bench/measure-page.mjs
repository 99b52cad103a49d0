// One run over one page in Chromium: sizes, requests, processor time, heap, and how long a visitor waits.
import { announceWallet, clickUntil } from './in-page.mjs'

/** What to click, and what must then be usable. */
const selectors = {
  modal: {
    opener: '[data-testid="wm-connect-button"]',
    row: '[data-testid="wm-wallet"][data-kind="injected"]',
    address: '0xf39F…2266',
  },
  other: {
    opener: '[data-testid="open"]',
    row: '[data-testid="wallet"]',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  },
}

/** The selectors of a page. */
export const selectorsOf = (/** @type {string} */ name) => (name === 'modal' ? selectors.modal : selectors.other)

async function metricsOf(/** @type {import('playwright-core').CDPSession} */ session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** How long the modal waits before it loads ahead what comes next, with room for the browser, in milliseconds. */
const quietTime = 1_200

/**
 * Resolves when the page has sent no request for a while and has nothing to do.
 * @param {import('playwright-core').Page} page the page to wait for
 * @param {number} quiet how long the page must have sent no request, in milliseconds
 */
export async function idle(page, quiet = 150) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (pause) => {
    const requests = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== requests();) {
      before = requests()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))
  }, quiet)
}

/** Resolves when the page has loaded ahead, which it does while the visitor reads. */
export const ahead = (/** @type {import('playwright-core').Page} */ page) => idle(page, quietTime)

/**
 * Loads a page in a new browser context, opens its dialog and connects a wallet, and returns what that cost.
 * @param {import('playwright-core').Browser} browser the browser that opens the page
 * @param {import('./in-turn.mjs').Target & { slowdown: number, connects?: boolean }} what the served page; the processor runs at
 *   1/`slowdown` of its speed; without `connects` the run ends with the open dialog
 */
export async function measurePage(browser, { page: name, url, slowdown, connects = true }) {
  const { opener, row, address } = selectorsOf(name)
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 } })
  try {
    const page = await context.newPage()
    const outside = new Set()
    let requests = 0
    page.on('request', (request) => {
      requests += 1
      if (!request.url().startsWith(url) && request.url().startsWith('http')) outside.add(request.url())
    })
    await page.addInitScript(announceWallet)
    const session = await context.newCDPSession(page)
    // Processor time of the thread, so that other programs of the machine change it little.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(opener).waitFor()
    await idle(page)
    const loaded = await metricsOf(session)
    const requestsBeforeClick = requests
    const opening = await page.evaluate(clickUntil, { click: opener, goal: row, text: '' })
    await idle(page)
    const opened = await metricsOf(session)
    const requestsOnOpen = requests - requestsBeforeClick
    await session.send('HeapProfiler.collectGarbage')
    const { JSHeapUsedSize: heap = 0 } = await metricsOf(session)
    if (connects) await ahead(page)
    const connecting = connects && (await page.evaluate(clickUntil, { click: row, goal: '', text: address }))
    return {
      loadCpu: (loaded['TaskDuration'] ?? 0) * 1000,
      openCpu: ((opened['TaskDuration'] ?? 0) - (loaded['TaskDuration'] ?? 0)) * 1000,
      heap: heap / 2 ** 20,
      open: opening.usable,
      settled: opening.settled,
      connect: connecting ? connecting.usable : 0,
      requestsBeforeClick,
      requestsOnOpen,
      outside: outside.size,
    }
  } finally {
    await context.close()
  }
}
