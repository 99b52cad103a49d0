// Says where the main thread's time of loading, opening and connecting goes, side by side with the floors: a React + MobX dialog and
// a hand-written one.
import { buildPage } from './build-pages.mjs'
import { measureInTurn, withServed } from './in-turn.mjs'
import { sourceOf } from './source-names.mjs'
import { kindNames, timesByKind } from './trace-kinds.mjs'
import { phases, recordPhases, sampleFunctions, traceEvents } from './trace-page.mjs'

const pages = ['modal', 'react-mobx', 'hand-written']

/** How many lines the lists of chunks, files and functions have. */
const longest = 14

/** The parts of the script whose shares are printed, and how a sample names its part. */
const parts = /** @type {[name: string, keyOf: (sample: Sample) => string][]} */ ([
  ['chunk', ({ chunk }) => chunk],
  ['file', ({ file }) => file],
  ['function', ({ file, name }) => `${file} ${name}`],
])

/**
 * Prints the tables.
 * @param {import('playwright-core').Browser} browser the browser that opens the pages
 * @param {number} runs how often each page is traced
 */
export async function printTraces(browser, runs) {
  for (const page of pages) await buildPage(page, true)
  await withServed(pages, async (targets) => {
    const times = await traceAll(browser, targets, runs)
    const samples = await sampleAll(browser, targets.slice(0, 1), runs)
    for (const phase of phases) {
      const script = printKinds(phase, times)
      for (const [part, keyOf] of parts) printShares(part, sharesOf(samples, phase, keyOf), script)
    }
  })
}

/**
 * Names the chunks, files and functions that take the most of the processor's time while the modal loads and opens.
 * @param {import('playwright-core').Browser} browser the browser that opens the modal's page
 * @param {number} runs how often the modal is loaded and opened; the times are means over the runs
 */
export async function costliest(browser, runs) {
  await buildPage('modal', true)
  const samples = await withServed(['modal'], (targets) => sampleAll(browser, targets, runs))
  const lines = /** @type {const} */ (['load', 'open']).flatMap((phase) =>
    parts.flatMap(([part, keyOf]) => [
      `${phase}, milliseconds by ${part}`,
      ...sharesOf(samples, phase, keyOf)
        .slice(0, longest)
        .map(([key, ms]) => lineOf(ms / runs, key)),
    ]),
  )
  return lines.join('\n')
}

/** @typedef {Awaited<ReturnType<typeof traceAll>>} Times */
/** @typedef {{ chunk: string, file: string, name: string, ms: number }} Sample */
/** @typedef {import('./in-turn.mjs').Target} Target */
/** @typedef {typeof phases[number]} Phase */

async function traceAll(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {Target[]} */ targets,
  /** @type {number} */ runs,
) {
  const rounds = await measureInTurn(targets, runs, async (target) => ({
    page: target.page,
    times: await recordPhases(browser, target, async (page, step) => timesByKind(await traceEvents(page, step))),
  }))
  return rounds.flat()
}

async function sampleAll(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {Target[]} */ targets,
  /** @type {number} */ runs,
) {
  const rounds = await measureInTurn(targets, runs, (target) =>
    recordPhases(browser, target, async (page, step) =>
      (await sampleFunctions(page, step)).flatMap((frame) => {
        const source = sourceOf(target.page, frame)
        return source ? [{ ...source, name: frame.functionName || '(anonymous)', ms: frame.ms }] : []
      }),
    ),
  )
  return rounds.flat()
}

/** Prints a phase's table, and returns the milliseconds of the modal's script. */
function printKinds(/** @type {Phase} */ phase, /** @type {Times} */ all) {
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
function middle(/** @type {Times} */ runs, /** @type {Phase} */ phase, /** @type {string} */ kind) {
  const sorted = runs.map(({ times }) => times[phase]).sort((one, other) => (one['total'] ?? 0) - (other['total'] ?? 0))
  const kept = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4))
  return kept.reduce((sum, times) => sum + (times[kind] ?? 0), 0) / kept.length
}

/** Prints how the modal's script time divides. The profiler gives the shares, and the trace the sum. */
function printShares(
  /** @type {string} */ part,
  /** @type {[key: string, ms: number][]} */ sorted,
  /** @type {number} */ script,
) {
  const whole = sorted.reduce((sum, [, ms]) => sum + ms, 0)
  const shown = sorted.slice(0, longest)
  const rest = sorted.slice(longest).reduce((sum, [, ms]) => sum + ms, 0)
  console.log(`  script by ${part}`)
  for (const [key, ms] of shown) console.log(lineOf((ms / whole) * script, key))
  console.log(lineOf((rest / whole) * script, `${sorted.length - shown.length} others`))
}

/** The milliseconds of each key in a phase, summed over all runs, the largest first. */
function sharesOf(
  /** @type {Record<Phase, Sample[]>[]} */ runs,
  /** @type {Phase} */ phase,
  /** @type {(sample: Sample) => string} */ keyOf,
) {
  const sums = /** @type {Map<string, number>} */ (new Map())
  for (const sample of runs.flatMap((run) => run[phase]))
    sums.set(keyOf(sample), (sums.get(keyOf(sample)) ?? 0) + sample.ms)
  return [...sums].sort(([, one], [, other]) => other - one)
}

const lineOf = (/** @type {number} */ ms, /** @type {string} */ key) => `    ${ms.toFixed(2).padStart(7)}  ${key}`
