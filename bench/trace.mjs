// Says where the main thread's time of loading, opening and connecting goes, side by side with the floors: a React + MobX dialog and
// a hand-written one.
import { buildPage, outputOf } from './build-pages.mjs'
import { serve } from './serve.mjs'
import { sourceOf } from './source-names.mjs'
import { kindNames, timesByKind } from './trace-kinds.mjs'
import { phases, recordPhases, sampleFunctions, traceEvents } from './trace-page.mjs'

const pages = ['modal', 'react-mobx', 'hand-written']

/** How many lines the lists of chunks, files and functions have. */
const longest = 14

/**
 * Prints the tables.
 * @param {import('playwright-core').Browser} browser
 * @param {number} runs how often each page is traced
 */
export async function printTraces(browser, runs) {
  for (const page of pages) await buildPage(page, true)
  const servers = await Promise.all(pages.map((page) => serve(outputOf(page))))
  const targets = pages.map((page, index) => ({ page, url: servers[index]?.url ?? '' }))
  try {
    const times = await traceAll(browser, targets, runs)
    const [modal] = targets
    const samples = modal ? await sampleAll(browser, modal, runs) : []
    for (const phase of phases) {
      const script = printKinds(phase, times)
      printShares(
        'chunk',
        samples.map((run) => run[phase]),
        script,
        ({ chunk }) => chunk,
      )
      printShares(
        'file',
        samples.map((run) => run[phase]),
        script,
        ({ file }) => file,
      )
      printShares(
        'function',
        samples.map((run) => run[phase]),
        script,
        ({ file, name }) => `${file} ${name}`,
      )
    }
  } finally {
    for (const server of servers) server.close()
  }
}

/**
 * Names the chunks and functions that take the most of the processor's time while the modal loads and opens.
 * @param {import('playwright-core').Browser} browser
 * @param {number} runs
 */
export async function costliest(browser, runs) {
  await buildPage('modal', true)
  const server = await serve(outputOf('modal'))
  try {
    const samples = await sampleAll(browser, { page: 'modal', url: server.url }, runs)
    return /** @type {const} */ (['load', 'open'])
      .flatMap((phase) => {
        const phaseRuns = samples.map((run) => run[phase])
        return [
          `${phase}, milliseconds by chunk`,
          ...linesOf(
            sharesOf(phaseRuns, ({ chunk }) => chunk),
            runs,
          ),
          `${phase}, milliseconds by function`,
          ...linesOf(
            sharesOf(phaseRuns, ({ file, name }) => `${file} ${name}`),
            runs,
          ),
        ]
      })
      .join('\n')
  } finally {
    server.close()
  }
}

/** @typedef {Awaited<ReturnType<typeof traceAll>>} Times */
/** @typedef {{ chunk: string, file: string, name: string, ms: number }} Sample */

async function traceAll(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {{ page: string, url: string }[]} */ targets,
  /** @type {number} */ runs,
) {
  /** @type {{ page: string, times: Record<typeof phases[number], Record<string, number>> }[]} */
  const all = []
  for (let run = 0; run <= runs; run++)
    for (const target of targets) {
      const times = await recordPhases(browser, target, async (page, step) =>
        timesByKind(await traceEvents(page, step)),
      )
      // The first round only warms up the browser.
      if (run > 0) all.push({ page: target.page, times })
    }
  return all
}

async function sampleAll(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {{ page: string, url: string }} */ target,
  /** @type {number} */ runs,
) {
  const all = []
  for (let run = 0; run < runs; run++)
    all.push(
      await recordPhases(browser, target, async (page, step) =>
        (await sampleFunctions(page, step)).flatMap((frame) => {
          const source = sourceOf(target.page, frame)
          return source ? [{ ...source, name: frame.functionName || '(anonymous)', ms: frame.ms }] : []
        }),
      ),
    )
  return all
}

/** Prints a phase's table, and returns the milliseconds of the modal's script. */
function printKinds(/** @type {typeof phases[number]} */ phase, /** @type {Times} */ all) {
  console.log(
    `\n${phase}: processor milliseconds of the main thread, means of the runs without the slowest and fastest quarter`,
  )
  console.log(`  ${''.padEnd(20)}${pages.map((page) => page.padStart(14)).join('')}`)
  const valueOf = (/** @type {string} */ page, /** @type {string} */ kind) =>
    middle(
      all.filter((run) => run.page === page),
      phase,
      kind,
    )
  for (const kind of [...kindNames, 'total'])
    console.log(`  ${kind.padEnd(20)}${pages.map((page) => valueOf(page, kind).toFixed(1).padStart(14)).join('')}`)
  return valueOf('modal', 'script')
}

/** The mean over the runs whose totals lie in the middle half: sums of kinds stay sums, which medians of each kind would not. */
function middle(/** @type {Times} */ runs, /** @type {typeof phases[number]} */ phase, /** @type {string} */ kind) {
  const sorted = runs.map(({ times }) => times[phase]).sort((one, other) => (one['total'] ?? 0) - (other['total'] ?? 0))
  const kept = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4))
  return kept.reduce((sum, times) => sum + (times[kind] ?? 0), 0) / kept.length
}

/** Prints how the modal's script time divides. The profiler gives the shares, and the trace the sum. */
function printShares(
  /** @type {string} */ title,
  /** @type {Sample[][]} */ runs,
  /** @type {number} */ script,
  /** @type {(sample: Sample) => string} */ keyOf,
) {
  const sorted = sharesOf(runs, keyOf)
  const whole = sorted.reduce((sum, [, ms]) => sum + ms, 0)
  const shares = sorted.slice(0, longest).map(([key, ms]) => ({ key, ms: (ms / whole) * script }))
  console.log(`  script by ${title}`)
  for (const { key, ms } of shares) console.log(`    ${ms.toFixed(2).padStart(7)}  ${key}`)
  const rest = script - shares.reduce((sum, { ms }) => sum + ms, 0)
  console.log(`    ${rest.toFixed(2).padStart(7)}  ${Math.max(0, sorted.length - longest)} others`)
}

/** The milliseconds of each key over all runs, the largest first. */
function sharesOf(/** @type {Sample[][]} */ runs, /** @type {(sample: Sample) => string} */ keyOf) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const sample of runs.flat()) sums.set(keyOf(sample), (sums.get(keyOf(sample)) ?? 0) + sample.ms)
  return [...sums].sort(([, one], [, other]) => other - one)
}

/** The largest shares as lines, for each run. */
const linesOf = (/** @type {[string, number][]} */ shares, /** @type {number} */ runs) =>
  shares.slice(0, longest).map(([key, ms]) => `  ${(ms / runs).toFixed(2).padStart(7)}  ${key}`)
