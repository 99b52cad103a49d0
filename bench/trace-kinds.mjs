// What the main thread's time went to. Every event counts without the events inside it, so that the kinds add up to the whole.
/** @typedef {import('./trace-page.mjs').TraceEvent} TraceEvent */

/** The first pattern that an event's name fits decides. */
const kinds = /** @type {const} */ ([
  ['garbage collection', /GC|GarbageCollect|Scavenge|BlinkGC|CppHeap/i],
  ['parse, compile', /compile|ParseFunction|PreParse|v8\.parse|CodeCache|instantiate/i],
  ['style', /UpdateLayoutTree|style|StyleSheet|CSSParser|StyleEngine|RuleSet/i],
  ['layout', /^Layout|layout|IntersectionObserver|ResizeObserver|HitTest/i],
  ['paint', /paint|layer|commit|raster|CompositeLayers|DisplayItem|cc::|LayerTree/i],
  ['image decoding', /decode|image/i],
  ['animation frame', /animat|BeginMainFrame/i],
  ['parse HTML', /ParseHTML|HTMLDocumentParser/i],
  ['fetching', /ResourceFetcher|ResponseBody|ModuleScriptFetcher|ResourceLoad/],
  ['browser messages', /mojo|SimpleWatcher|LocalWindowProxy|InstallConditionalFeatures|Frame::Detach/],
  [
    'script',
    /FunctionCall|EvaluateScript|v8\.|V8\.|TimerFire|RunMicrotasks|MicrotaskCheckpoint|FireAnimationFrame|FireIdleCallback|EventDispatch|XHR/,
  ],
])

export const kindNames = [...kinds.map(([name]) => name), 'unexplained']

function kindOf(/** @type {string} */ name) {
  return kinds.find(([, pattern]) => pattern.test(name))?.[0]
}

/**
 * Milliseconds of the processor by kind, and `total`. An event of no kind counts for the event around it.
 * @param {readonly TraceEvent[]} events
 */
export function timesByKind(events) {
  const spans = events.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
  spans.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const times = Object.fromEntries([...kindNames, 'total'].map((name) => [name, 0]))
  const add = (/** @type {string} */ kind, /** @type {number} */ micros) => {
    times[kind] = (times[kind] ?? 0) + micros / 1000
  }
  /** @type {{ end: number, kind: string }[]} */
  const open = []
  for (const { name, ts, dur = 0, tdur = 0 } of spans) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop()
    const around = open.at(-1)
    const kind = kindOf(name) ?? around?.kind ?? 'unexplained'
    add(kind, tdur)
    add(around?.kind ?? 'total', around ? -tdur : tdur)
    open.push({ end: ts + dur, kind })
  }
  return times
}
