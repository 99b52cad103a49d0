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
  /** The sum of the limits of the two rows, in milliseconds: the product can meet one fault after the other, as when it asks a second source. */
  limit: number
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
  { limit }: Pick<PairPlan, 'limit'>,
): Promise<PairEnd> {
  takeComplaints()
  openPage(one.drive.kind.includes('database'))
  const visit = new Visit(await one.drive.open())
  const ends: (readonly string[])[] = []
  try {
    await one.drive.step.ready(visit, one.at.shown)
    const isOneAction = one.drive.step === other.drive.step
    await meet(visit, one.drive, isOneAction ? [one, other] : [one], false)
    await visit.run(limit)
    if (!isOneAction) {
      ends.push(await endOf(visit, one))
      // The first fault can keep the visitor from the second action.
      if (await visit.inTime(() => other.drive.step.ready(visit, other.at.shown))) {
        await meet(visit, other.drive, [other], false)
        await visit.run(limit)
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

/** What the row promises and does not hold. */
async function endOf<World extends TestRoot>(
  visit: Visit<World>,
  { drive, fault, at }: Half<World>,
): Promise<readonly string[]> {
  const before = visit.problems.length
  await drive.ends(visit, at, fault)
  return visit.problems.splice(before)
}
