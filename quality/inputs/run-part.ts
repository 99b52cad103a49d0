import { createRandom } from '../fuzz/random'
import type { Part } from './part'
import type { Report } from './report'
import { emptyReport, fail } from './report'

/** The most milliseconds of processor time for one input. */
export const watchdog = 50

/** Faults that tests plant: a broken product, and calls that are slow, never end, throw a foreign error or change Object.prototype. */
export const faults = ['broken', 'slow', 'hang', 'throws', 'pollutes'] as const

export type Fault = (typeof faults)[number]

/** The cases of a run. The same seed and number produce the same input. */
export interface Cases {
  seed: number
  from: number
  /** The run stops before this case. */
  to: number
  fault?: Fault | undefined
}

interface Call {
  result: unknown
  /** What the product threw, in an object. */
  thrown?: { error: unknown }
}

/** Takes processor time. Elapsed time would not do, because other programs take a part of it. */
function busy(milliseconds: number): void {
  const before = process.cpuUsage()
  for (let spent = 0; spent < milliseconds;) {
    const { user, system } = process.cpuUsage(before)
    spent = (user + system) / 1_000
  }
}

async function plant(part: Part, input: unknown, fault: Fault | undefined): Promise<unknown> {
  if (fault === 'slow') busy(2 * watchdog)
  if (fault === 'hang') busy(Infinity)
  if (fault === 'throws') throw new TypeError('A planted fault')
  if (fault === 'pollutes') Object.assign(Object.prototype, { planted: true })
  const result: unknown = await part.read(input)
  return fault === 'broken' ? part.broken(result, input) : result
}

/** Calls the product. Waits only for parts that answer later, because waiting costs more than most calls. */
function call(part: Part, input: unknown, fault: Fault | undefined): Call | Promise<Call> {
  const asRefusal = (error: unknown): Call =>
    part.isRefusal?.(error) === true ? { result: undefined } : { result: undefined, thrown: { error } }
  try {
    const result = fault === undefined ? part.read(input) : plant(part, input, fault)
    if (!(result instanceof Promise)) return { result }
    return result.then((later: unknown) => ({ result: later }), asRefusal)
  } catch (error) {
    return asRefusal(error)
  }
}

/** The names that a polluted prototype has for every object. Removes them, so that each failure is blamed on one input. */
function pollution(): string[] {
  const names: string[] = []
  for (const name in []) names.push(name)
  for (const name of names) {
    Reflect.deleteProperty(Object.prototype, name)
    Reflect.deleteProperty(Array.prototype, name)
  }
  return names
}

/**
 * The processor time of further calls with the same input: the least of three. The engine is warm then, and a pause of one call does not
 * count.
 */
async function timeAgain(part: Part, { seed, fault }: Cases, index: number): Promise<number> {
  const times: number[] = []
  while (times.length < 3) {
    const input = part.make(createRandom(seed, index))
    const before = process.cpuUsage()
    await call(part, input, fault)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
  }
  return Math.min(...times)
}

async function runCase(part: Part, cases: Cases, index: number, report: Report): Promise<void> {
  const input = part.make(createRandom(cases.seed, index))
  const isMissed = part.reaches?.(input) === false
  const repeat = () => `--part ${part.name} --seed ${cases.seed} --case ${index}`
  const begun = performance.now()
  const called = call(part, input, cases.fault)
  const { result, thrown } = called instanceof Promise ? await called : called
  const took = performance.now() - begun
  if (took > report.slowest) report.slowest = took
  if (took > watchdog) {
    const again = await timeAgain(part, cases, index)
    if (again > watchdog) fail(report, repeat(), `It took ${Math.round(again)} ms`, input)
  }
  const names = pollution()
  if (names.length > 0) fail(report, repeat(), `Every object got the property ${names.join(', ')}`, input)
  if (isMissed) report.missed += 1
  else {
    report.reached += 1
    if (result === undefined) report.refused += 1
    else report.taken += 1
  }
  if (thrown) return fail(report, repeat(), `It threw ${describe(thrown.error)}`, input)
  const judged = judgement(part, input, result)
  const wrong = judged instanceof Promise ? await judged : judged
  if (wrong !== undefined) fail(report, repeat(), wrong, { input, result })
}

function judgement(part: Part, input: unknown, result: unknown): ReturnType<Part['judge']> {
  try {
    return part.judge(input, result)
  } catch (error) {
    return `The oracle threw ${describe(error)}`
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)).split('\n').slice(0, 4).join('\n') : typeof error
}

/**
 * Runs cases of a part.
 * @param mark is told the number of each case before the case runs, so that a case that never ends can be named
 */
export async function runPart(part: Part, cases: Cases, mark: (index: number) => void = () => {}): Promise<Report> {
  const report = emptyReport()
  const before = process.cpuUsage()
  for (let index = cases.from; index < cases.to; index += 1) {
    mark(index)
    await runCase(part, cases, index, report)
  }
  const { user, system } = process.cpuUsage(before)
  report.spent = (user + system) / 1_000
  return report
}

/** What a whole run of a part lacks: enough inputs that the product takes, and enough that the product refuses. */
export function lack({ name, least }: Part, { reached, taken, refused }: Report): string | undefined {
  if (reached < 2_000) return undefined
  if (taken < reached * (least?.taken ?? 0.02)) return `${name}: Too few inputs were taken`
  return refused < reached * (least?.refused ?? 0.02) ? `${name}: Too few inputs were refused` : undefined
}
