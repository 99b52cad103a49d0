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
