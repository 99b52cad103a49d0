// Traces one page in Chromium while it loads, opens and connects. Each phase is a trace of its own.
import { announceWallet, clickUntil } from './in-page.mjs'
import { ahead, idle, selectorsOf } from './measure-page.mjs'

/** @typedef {{ name: string, cat: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent */
/** @typedef {import('playwright-core').CDPSession} Session */
/** @typedef {Awaited<ReturnType<Session['send']>>} Answer */

export const phases = /** @type {const} */ (['load', 'open', 'load ahead', 'connect'])

const categories = ['toplevel', 'blink', 'blink.user_timing', 'cc', 'devtools.timeline', 'v8', 'benchmark']
const details = ['v8.gc', 'v8.compile'].map((name) => `disabled-by-default-${name}`)

/** What a visitor does in each phase. A phase ends when the page has been idle. */
function stepsOf(
  /** @type {import('playwright-core').Page} */ page,
  /** @type {string} */ name,
  /** @type {string} */ url,
) {
  const { opener, row, address } = selectorsOf(name)
  return {
    load: async () => {
      await page.goto(url, { waitUntil: 'commit' })
      await page.locator(opener).waitFor()
    },
    open: async () => void (await page.evaluate(clickUntil, { click: opener, goal: row, text: '' })),
    'load ahead': () => ahead(page),
    connect: async () => void (await page.evaluate(clickUntil, { click: row, goal: '', text: address })),
  }
}

/**
 * Opens a page in a new browser context and takes it through all phases.
 * @template T
 * @param {import('playwright-core').Browser} browser the browser that opens the page
 * @param {import('./in-turn.mjs').Target} target the served page
 * @param {(page: import('playwright-core').Page, run: () => Promise<void>) => Promise<T>} record records one phase: calls `run`, which
 *   ends when the phase is over, and returns the recording
 */
export async function recordPhases(browser, { page: name, url }, record) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(announceWallet)
    const steps = stepsOf(page, name, url)
    /** @type {Partial<Record<typeof phases[number], T>>} */
    const recorded = {}
    for (const phase of phases)
      recorded[phase] = await record(page, async () => {
        await steps[phase]()
        await idle(page)
      })
    return /** @type {Record<typeof phases[number], T>} */ (recorded)
  } finally {
    await context.close()
  }
}

/**
 * Traces a phase, and returns the events of the page's main thread.
 * @param {import('playwright-core').Page} page the page to trace
 * @param {() => Promise<void>} run runs the phase
 * @returns {Promise<TraceEvent[]>}
 */
export async function traceEvents(page, run) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: [...categories, ...details] })
  await run()
  // The mark tells which of the browser's threads is the page's.
  await page.evaluate(() => performance.mark('bench-end'))
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString())
  const mark = events.find((/** @type {TraceEvent} */ { name }) => name === 'bench-end')
  return events.filter((/** @type {TraceEvent} */ { pid, tid }) => pid === mark?.pid && tid === mark?.tid)
}

/**
 * Samples a phase with V8's profiler, and returns the milliseconds of each function by its place in a built file.
 * @param {import('playwright-core').Page} page the page to sample
 * @param {() => Promise<void>} run runs the phase
 */
export async function sampleFunctions(page, run) {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 100 })
  await session.send('Profiler.start')
  await run()
  const { profile } = await session.send('Profiler.stop')
  await session.detach()
  const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]))
  return (profile.samples ?? []).flatMap((id, index) => {
    const frame = nodes.get(id)
    return frame ? [{ ...frame, ms: (profile.timeDeltas?.[index] ?? 0) / 1000 }] : []
  })
}
