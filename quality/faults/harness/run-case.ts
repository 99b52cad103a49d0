import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { checkUsable, checkEnd } from './invariants'
import type { At, Drive, Fault } from './drive'
import { openPage, takeComplaints } from './page'
import { endCase } from './test-runner'
import { Visit } from './visit'

/** The longest time that a healthy action may need, in milliseconds. */
const patience = 60_000

/** Runs one case. Returns everything that should not have happened. */
export async function runCase<World extends TestRoot>(
  drive: Drive<World>,
  fault: Fault<World>,
  at: At,
  limit: number,
): Promise<readonly string[]> {
  takeComplaints()
  openPage(drive.kind.includes('database'))
  const visit = new Visit(await drive.open())
  try {
    await drive.step.ready(visit, at.shown)
    const kept = drive.keeps?.(visit)
    await meet(visit, drive, [{ fault, at }])
    await visit.run(limit)
    visit.expect(fault.reached(visit, at), 'the fault was not reached')
    await drive.ends(visit, at, fault)
    if (drive.keeps) visit.same('what had to be kept', drive.keeps(visit), kept)
    checkEnd(visit, drive.step)
    await mendAndRetry(visit, drive, fault, at)
    await checkUsable(visit)
  } catch (error) {
    visit.problems.push(`the case threw ${String(error instanceof Error ? error.stack : error)}`)
  } finally {
    await endCase()
    const isDeaf = visit.world.wallet.listenerCount() === 0 || visit.canKeepListeners
    visit.expect(isDeaf, 'the wallet is still listened to at the end')
  }
  await new Promise((resume) => void setImmediate(resume))
  return [...visit.problems, ...takeComplaints()]
}

/** One fault of a visit, with its occasion. */
export interface Blow<World extends TestRoot> {
  fault: Fault<World>
  at: At
}

/** Lets the visitor act while the faults strike at their moments. */
export async function meet<World extends TestRoot>(
  visit: Visit<World>,
  { step }: Pick<Drive<World>, 'step'>,
  blows: readonly Blow<World>[],
  isAlone = blows.length === 1,
): Promise<void> {
  const { root } = visit
  const isShown = blows.every(({ at }) => at.shown === 'open')
  const strike = async (moment: At['moment']) => {
    for (const { fault, at } of blows)
      if (at.moment === moment) {
        visit.struck.push(fault.name)
        // The strike can do the action once more, which another fault can keep from working.
        if (isAlone) await fault.strike(visit, at)
        else await visit.inTime(() => fault.strike(visit, at))
        await visit.run(0)
      }
  }
  const isLater = blows.some(({ at }) => at.moment === 'during')
  await strike('before')
  if (isLater) await step.hold(visit)
  visit.begin(step)
  await visit.run(0)
  if (isLater) {
    const isPending = await visit.until(() => step.isPending(visit), patience)
    if (isAlone) visit.expect(isPending, 'the action was never pending')
    if (!isShown) root.modal.close('api')
    await visit.run(0)
    await strike('during')
    await step.release(visit)
  } else if (blows.some(({ at }) => at.moment === 'after')) {
    const isDone = await visit.until(() => step.isDone(visit), patience)
    if (isAlone) visit.expect(isDone, 'the action did not end')
    if (!isShown) root.modal.close('api')
  } else if (!isShown) root.modal.close('api')
  await visit.run(0)
  await strike('after')
}

async function mendAndRetry<World extends TestRoot>(
  visit: Visit<World>,
  { step, retries }: Drive<World>,
  fault: Fault<World>,
  at: At,
): Promise<void> {
  const before = stateOf(visit)
  await fault.mend(visit)
  await visit.run(0)
  visit.same('the state after late answers', stateOf(visit), before)
  if (!retries) return
  await step.ready(visit, at.shown)
  visit.begin(step)
  visit.expect(await visit.until(() => step.isDone(visit), patience), 'the action does not succeed after the fault')
}

/** What a late answer must not change. */
function stateOf({ root }: Visit): unknown {
  const { account, connection, modal, router } = root
  return [account.status, account.address, connection.attempt.state, modal.open, router.view]
}
