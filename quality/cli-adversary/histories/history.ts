import type { ChangeOutcome } from '../../../src/run/change-outcome'
import { runAdd } from '../../../src/run/change/add'
import { runRemove } from '../../../src/run/change/remove'
import { runUndo } from '../../../src/run/undo/undo'
import { runUpdate } from '../../../src/run/update/update'
import { createRandom, type Random } from '../../fuzz/random'
import { wrongly } from './checks'
import { mergesAhead, mergesDone, type MergeCase } from './merges'
import { app, copyOf, nextRelease, openShop, treeOf, type Release, type Shop } from './shop'
import { resolveConflicts, teamWorks } from './team'
import { createWords, type Words } from './texts'

/** A fault of the CLI, planted after each command, which the checks have to notice. */
export type Plant = (shop: Shop) => Promise<void>

export interface History {
  /** What happened, in order. */
  steps: string[]
  merges: MergeCase[]
  problems: string[]
}

interface Teller {
  shop: Shop
  random: Random
  words: Words
  history: History
  plant: Plant | null
  /** The release from which the copy was made or last updated. */
  copied: Release
}

/** The number of templates. An app is made of each once, because that takes longer than the rest of a history. */
const templates = 50
const made = new Map<string, Shop>()

async function shopOf(seed: number, number: number): Promise<Shop> {
  const key = `${seed}:${number}`
  const shop = made.get(key) ?? (await openShop(createRandom(seed, -number - 1)))
  made.set(key, shop)
  return copyOf(shop)
}

/** Plays one history of a team and of our releases. The same seed and number repeat it. */
export async function playHistory(seed: number, number: number, plant: Plant | null = null): Promise<History> {
  const [random, words] = [createRandom(seed, number), createWords()]
  const shop = await shopOf(seed, number % templates)
  const teller: Teller = {
    shop,
    random,
    words,
    plant,
    copied: shop.latest,
    history: { steps: [], merges: [], problems: [] },
  }
  const { history } = teller
  for (let count = 1 + random.below(3); count > 0 && history.problems.length === 0; count--) {
    history.steps.push(...(await teamWorks(shop, random, words)))
    if (random.oneIn(6)) await changeUnits(teller)
    if (random.oneIn(5)) await nextRelease(shop, random, words)
    await nextRelease(shop, random, words)
    await update(teller)
  }
  return history
}

/** Runs a command and checks that no line of the team is lost. */
async function run(
  { shop, plant, history }: Teller,
  name: string,
  command: () => Promise<ChangeOutcome>,
  mayReplace = false,
): Promise<ChangeOutcome> {
  const before = treeOf(shop.disk)
  const outcome = await command()
  await plant?.(shop)
  history.steps.push(`${name} → ${outcome.error?.code ?? outcome.exitCode}`)
  history.problems.push(...wrongly.lost(before, shop, mayReplace).map((line) => `${name} lost: ${line}`))
  if (outcome.error && !['WM_UNIT_REQUIRED_BY', 'WM_CONFLICTS'].includes(outcome.error.code))
    history.problems.push(`${name}: ${outcome.error.code} ${outcome.error.message}`)
  return outcome
}

async function changeUnits(teller: Teller): Promise<void> {
  const { shop, random, history } = teller
  const before = treeOf(shop.disk)
  const unit = random.pick(['solana', 'swaps'])
  const added = await run(teller, `add ${unit}`, () => runAdd({ units: [unit], conflict: 'inline' }, shop.at))
  if (added.exitCode !== 0 || added.changes.length === 0 || random.oneIn(2)) return
  await run(teller, `remove ${unit}`, () => runRemove({ units: [unit], conflict: 'inline' }, shop.at), true)
  history.problems.push(...wrongly.differing(before, shop).map((path) => `add and remove of ${unit} changed ${path}`))
}

async function update(teller: Teller): Promise<void> {
  const { shop, random, history } = teller
  const { disk, at } = shop
  const [from, to] = [teller.copied, shop.latest]
  const isNext = Number(to.version.split('.')[1]) === Number(from.version.split('.')[1]) + 1
  const before = treeOf(disk)
  const ahead = isNext ? await mergesAhead(disk, from, to) : []
  const conflict = random.pick(['inline', 'inline', 'inline', 'sidecar', 'ours', 'theirs'] as const)
  const outcome = await run(
    teller,
    `update --conflict ${conflict}`,
    () => runUpdate({ conflict }, at),
    conflict === 'theirs',
  )
  if (![0, 5].includes(outcome.exitCode)) return
  history.merges.push(...(await mergesDone(disk, ahead, outcome)))
  if (isNext) history.problems.push(...wrongly.unlikeRelease(before, shop, from, to))
  // A file that the team has edited and the release has not stays, without anything to resolve.
  const isOpen = outcome.conflicts.some(({ lines, beside }) => lines.length + beside.length > 0)
  if (random.oneIn(4)) {
    const isAborted = isOpen && random.oneIn(2)
    const name = isAborted ? 'update --abort' : 'undo'
    const back = (): Promise<ChangeOutcome> => (isAborted ? runUpdate({ unfinished: 'abort' }, at) : runUndo({}, at))
    await run(teller, name, back, true)
    history.problems.push(...wrongly.differing(before, shop).map((path) => `${name} did not give back ${path}`))
    return
  }
  teller.copied = to
  if (!isOpen) return
  await resolveConflicts(shop, random)
  const ended = await run(teller, 'update --continue', () => runUpdate({ unfinished: 'continue' }, at))
  if (ended.exitCode !== 0) history.problems.push(`update --continue in ${app}: ${ended.error?.message}`)
}
