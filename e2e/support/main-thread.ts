import type { CDPSession, Page } from 'playwright-core'

/** The fields of a trace event of Chromium that `longestTask` uses. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Processor time in microseconds. */
  tdur?: number
  args: { name?: string }
}

const categories = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata']

/**
 * Runs `work` and returns the processor time in milliseconds that the longest task of the page took meanwhile. Elapsed time is not used,
 * because elapsed time includes the time in which other programs used the processor.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }: { value: readonly object[] }) => {
    events.push(...value.filter(isTraceEvent))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await work()
  await endTracing(session)
  await session.detach()
  const isMain = mainThreads(events)
  const tasks = events.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && isMain(event))
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page')
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1_000), 0)
}

/** The processor time in milliseconds that `drawReferencePage` took on the machine on which the time limits of the tests were chosen. */
const referenceTask = 40

/** A script for the page. Builds 1,500 rows in one task, reads the height of the list and removes the rows. A long list of the modal does similar work. */
const drawReferencePage = `new Promise((resolve) => setTimeout(() => {
  const list = document.createElement('ul')
  for (let index = 0; index < 1_500; index += 1) {
    const row = document.createElement('li')
    row.append('Row ' + index, document.createElement('span'))
    row.style.cssText = 'display: flex; padding: 4px; border-radius: 2px'
    list.append(row)
  }
  document.body.append(list)
  const height = list.offsetHeight
  list.remove()
  resolve(height)
}))`

/**
 * Measures how slow the machine is at present, and returns a factor by which a test multiplies its time limit. The factor is 2 if the reference
 * page takes twice as long as on the machine on which the time limits were chosen, and never less than 1. Tasks take longer on a slow
 * processor and while other tests run.
 */
export async function measureSlowness(page: Page): Promise<number> {
  const times: number[] = []
  while (times.length < 5) times.push(await longestTask(page, () => page.evaluate<void>(drawReferencePage)))
  const median = times.sort((left, right) => left - right)[2] ?? 0
  return Math.max(1, median / referenceTask)
}

function isTraceEvent(value: object): value is TraceEvent {
  return 'name' in value && 'ph' in value && 'pid' in value && 'tid' in value && 'args' in value
}

async function endTracing(session: CDPSession): Promise<void> {
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
}

/** Returns a function that tells whether an event comes from the main thread of a page, which runs scripts and layout. */
function mainThreads(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const keys = new Set(named.map(keyOf))
  return (event) => keys.has(keyOf(event))
}
