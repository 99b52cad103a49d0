import type { CDPSession, Page } from 'playwright-core'

/** The fields of a trace event that are read here. */
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
 * Does something and tells how much of the processor the page's longest task took meanwhile, in milliseconds. Time on the
 * clock would count what other programs of the machine did in between.
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

/** Processor time of the reference page on the machine on which the limits were set, in milliseconds. */
const referenceTask = 40

/** Builds 1,500 rows in one task, measures them and removes them. The work resembles what a long list does. */
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
 * Tells how many times longer tasks take now than on the machine on which the limits were set, at least 1. A limit in milliseconds is
 * multiplied by this number, because other tests and slower processors lengthen each task.
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

/** The threads that run scripts and layout of the browser's pages. */
function mainThreads(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const keys = new Set(named.map(keyOf))
  return (event) => keys.has(keyOf(event))
}
