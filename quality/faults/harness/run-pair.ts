import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import type { At, Drive, Fault } from './drive'
import { checkAsked, checkEnd, checkUsable } from './invariants'
import type { FaultRef } from './kind'
import { openPage, takeComplaints } from './page'
import { meet } from './run-case'
import { endCase } from './test-runner'
import { Visit } from './visit'

export interface PairPlan {
  one: FaultRef
  other: FaultRef
  atOne: At
  atOther: At
  /** The limits of the two rows, in milliseconds. */
  limits: readonly number[]
}

export interface PairEnd {
  problems: readonly string[]
  /** Whether both faults were met. The first can keep the second from being met. */
  isBothReached: boolean
}

interface Half<World extends TestRoot> {
  drive: Drive<World>
  fault: Fault<World>
  at: At
}

/**
 * Lets two faults strike one visit. Faults of the same action strike one action; otherwise the visitor does one action after the
 * other, and the first fault stays. The general rules have to hold, and the end has to be that of one of the two rows.
 */
export async function runPair<World extends TestRoot>(
  [one, other]: readonly [Half<World>, Half<World>],
  { limits }: Pick<PairPlan, 'limits'>,
): Promise<PairEnd> {
  takeComplaints()
  openPage(one.drive.kind.includes('database'))
  const visit = new Visit(await one.drive.open())
  const ends: (readonly string[])[] = []
  try {
    await one.drive.step.ready(visit, one.at.shown)
    const isOneAction = one.drive.step === other.drive.step
    await meet(visit, one.drive, isOneAction ? [one, other] : [one], false)
    await runToEnd(visit, limits)
    if (!isOneAction) {
      ends.push(await endOf(visit, one))
      // The first fault can keep the visitor from the second action.
      if (await visit.inTime(() => other.drive.step.ready(visit, other.at.shown))) {
        await meet(visit, other.drive, [other], false)
        await runToEnd(visit, limits)
      }
    } else ends.push(await endOf(visit, one))
    ends.push(await endOf(visit, other))
    if (ends.every((end) => end.length > 0)) visit.problems.push(`neither end: ${ends.map(([end]) => end).join(' | ')}`)
    checkEnd(visit, other.drive.step)
    checkAsked(visit, one.drive.step)
    await one.fault.mend(visit)
    await other.fault.mend(visit)
    await visit.run(0)
    await checkUsable(visit)
  } catch (error) {
    visit.problems.push(`the pair threw ${String(error instanceof Error ? error.stack : error)}`)
  } finally {
    await endCase()
  }
  await new Promise((resume) => void setImmediate(resume))
  const isBothReached = one.fault.reached(visit, one.at) && other.fault.reached(visit, other.at)
  return { problems: [...visit.problems, ...takeComplaints()], isBothReached }
}

/**
 * Moves the clock by the longer of the two limits. If the product is still at work after that time, it may have met the two faults one after the
 * other, for example in two sources of the same data. The product then gets the shorter limit in addition.
 */
async function runToEnd(visit: Visit, limits: readonly number[]): Promise<void> {
  await visit.run(Math.max(...limits))
  await visit.until(() => visit.stuck.length === 0 && visit.pending.length === 0, Math.min(...limits))
}

/** What the row promises and does not hold. */
async function endOf<World extends TestRoot>(
  visit: Visit<World>,
  { drive, fault, at }: Half<World>,
): Promise<readonly string[]> {
  const before = visit.problems.length
  await drive.ends(visit, at, fault)
  return visit.problems.splice(before)
}
