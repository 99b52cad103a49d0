import * as fc from 'fast-check'
import type { Command, Group, Machine, ModelWorld, RaceEvent } from './machine'
import { choicesOf, ordersOf } from './orders'
import type { Report } from './report'
import { count, emptyReport } from './report'

interface Step {
  pick: number
  number: number
}

/** How long a failed sequence is made shorter, in milliseconds. */
const shrinkTime = 15_000

/** Chooses among the commands that can be taken, by their weights. */
function choose<W>(world: W, commands: readonly Command<W>[], pick: number): Command<W> | undefined {
  const enabled = commands.filter((command) => command.isEnabled?.(world) ?? true)
  const total = enabled.reduce((sum, { weight = 1 }) => sum + weight, 0)
  let left = pick % Math.max(1, total)
  return enabled.find(({ weight = 1 }) => (left -= weight) < 0)
}

/** Brings the product to rest and ends it. Notes a sequence that left something. */
async function finish(world: ModelWorld, report: Report): Promise<void> {
  const before = world.violations.length
  if (!world.isSudden) await world.rest()
  await world.end()
  if (world.violations.length > before) report.left += 1
  for (const edge of world.edges) count(report.edges, edge)
}

const told = (name: string, { violations }: ModelWorld) => `${name}\n  ${[...new Set(violations)].join('\n  ')}`

/** Runs random sequences of one machine. The same seed runs the same sequences. */
export async function runSequences<W extends ModelWorld>(
  machine: Machine<W>,
  { seed, sequences, path }: { seed: number; sequences: number; path?: string | undefined },
): Promise<Report> {
  const report = emptyReport()
  const number = fc.noBias(fc.nat())
  const steps = fc.array(fc.record<Step>({ pick: number, number }), { maxLength: machine.length, size: 'max' })
  let names: string[] = []
  let failedAt: number | undefined
  const property = fc.asyncProperty(number, steps, async (variant, taken) => {
    if (failedAt !== undefined && performance.now() - failedAt > shrinkTime) return
    names = []
    const world = await machine.create(variant)
    const own = emptyReport()
    for (const step of taken) {
      const command = choose(world, machine.commands, step.pick)
      if (!command) continue
      names.push(command.name)
      await command.run(world, step.number)
      await world.clock.advance(0)
      world.check()
      count(own.commands, command.name)
      own.steps += 1
      if (world.violations.length > 0) break
    }
    await finish(world, own)
    if (failedAt !== undefined && world.violations.length === 0) return
    report.sequences += 1
    report.steps += own.steps
    report.left += own.left
    for (const [name, more] of Object.entries(own.commands)) count(report.commands, name, more)
    for (const [name, more] of Object.entries(own.edges)) count(report.edges, name, more)
    if (world.violations.length === 0) return
    failedAt ??= performance.now()
    throw new Error(told(names.join(' · '), world))
  })
  const outcome = await fc.check(property, { seed, numRuns: sequences, ...(path !== undefined && { path }) })
  if (outcome.failed)
    report.failures.push({
      repeat: `--model ${machine.name} --seed ${seed} --path ${outcome.counterexamplePath}`,
      text: String(outcome.errorInstance instanceof Error ? outcome.errorInstance.message : outcome.errorInstance),
    })
  return report
}

interface Interleaving<W> {
  group: Group<W>
  events: readonly RaceEvent<W>[]
  /** Whether the product settles after each event. Otherwise requests start, and answers arrive, in the same turn. */
  isPaused: boolean
}

/** All interleavings of a machine, in a fixed order. */
export function* interleavingsOf<W>(groups: readonly Group<W>[]): Generator<Interleaving<W>> {
  for (const group of groups)
    for (const ways of choicesOf(group.tracks.map((track) => track.ways)))
      for (const events of ordersOf(ways)) for (const isPaused of [true, false]) yield { group, events, isPaused }
}

/** Runs some of the interleavings of a machine: those whose number leaves the rest `part` when divided by `parts`, or only one. */
export async function runInterleavings<W extends ModelWorld>(
  machine: Machine<W>,
  { part, parts, only }: { part: number; parts: number; only?: number | undefined },
): Promise<Report> {
  const report = emptyReport()
  let index = -1
  for (const { group, events, isPaused } of interleavingsOf(machine.groups)) {
    index += 1
    if (only === undefined ? index % parts !== part : index !== only) continue
    const world = await machine.create(index)
    await group.before?.(world)
    await world.clock.advance(0)
    const order: string[] = []
    let wasAnswer = false
    for (const event of events) {
      // A request that starts in the same turn as an answer may be faster than the answer, so the answer comes first.
      if (wasAnswer && !event.isReady) await world.clock.advance(0)
      wasAnswer = event.isReady !== undefined
      if (event.isReady && !event.isReady(world)) await world.clock.advance(0)
      if (event.isReady && !event.isReady(world)) continue
      order.push(event.name)
      await event.run(world)
      if (isPaused) await world.clock.advance(0)
      if (isPaused) world.check()
    }
    await world.clock.advance(0)
    world.check()
    group.after?.(world, order)
    await finish(world, report)
    report.interleavings += 1
    count(report.groups, group.name)
    if (world.violations.length > 0 && report.failures.length < 5) {
      const title = `${group.name}${isPaused ? '' : ', without pauses'}: ${order.join(' · ')}`
      report.failures.push({ repeat: `--model ${machine.name} --case ${index}`, text: told(title, world) })
    }
  }
  return report
}
