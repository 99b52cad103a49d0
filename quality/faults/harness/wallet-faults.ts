import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import type { HeldAnswer } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { At, Fault, Step } from './drive'
import type { Visit } from './visit'

/** The answers that wallets hold back, by modal. */
const held = new WeakMap<TestRoot, HeldAnswer>()
/** How often the faulty answer was given, by modal. */
const given = new WeakMap<TestRoot, number>()

/** The answer that the wallet of a visit holds back. */
export const heldAnswer = (world: TestRoot): HeldAnswer | undefined => held.get(world)

/** Makes the wallet hold back its answer to a method. */
export function holdAnswer(world: TestRoot, method: string): void {
  held.set(world, world.wallet.hold(method))
}

export const countOf = (world: TestRoot): number => given.get(world) ?? 0
export const note = (world: TestRoot): void => void given.set(world, countOf(world) + 1)

/**
 * A wallet that answers one method in a faulty way. If the visit's action waits for this method, the held answer is the faulty
 * one. After the action, the visitor does the action once more.
 */
export function faultyAnswer<World extends TestRoot>(
  step: Pick<Step<World>, 'ready' | 'start'>,
  {
    name,
    method,
    heldMethod = method,
    answer,
  }: { name: string; method: string; heldMethod?: string; answer: () => unknown },
): Fault<World> {
  return {
    name,
    async strike(visit, { moment, shown }) {
      const { world } = visit
      const faulty = () => {
        note(world)
        return answer()
      }
      world.wallet.answer(method, faulty)
      // The held answer becomes the faulty one, unless another fault has answered before.
      const isAsked = (visit.tasks.openRequests.get(method) ?? 0) > 0
      if (moment === 'during' && method === heldMethod && isAsked)
        // oxlint-disable-next-line unicorn/no-thenable -- the fault: a wallet answers with an object that settles late or never
        heldAnswer(world)?.resolve({ then: settleWith(faulty) })
      if (moment === 'after') {
        await step.ready(visit, shown)
        visit.begin(step)
      }
    },
    reached: ({ world }) => countOf(world) > 0,
    mend: ({ world }) => world.wallet.release(method),
  }
}

/** Several faults that strike together. The first decides about the name and about what happens after the action. */
export function together<World extends TestRoot>(
  first: Fault<World>,
  ...others: readonly Fault<World>[]
): Fault<World> {
  return {
    ...first,
    async strike(visit, at) {
      for (const fault of others) await fault.strike(visit, { ...at, moment: 'before' })
      await first.strike(visit, at)
    },
    async mend(visit) {
      for (const fault of [first, ...others]) await fault.mend(visit)
    },
  }
}

/** The `then` of a promise that calls the function only when somebody waits for its answer. */
function settleWith(answer: () => unknown) {
  return (resolve: (value: unknown) => void, reject: (error: unknown) => void): void => {
    try {
      resolve(answer())
    } catch (error) {
      reject(error)
    }
  }
}

/** Something that the other side, the page or the visitor does by itself. It has always been met, because it happens here. */
export function event<World extends TestRoot>(
  name: string,
  happen: (visit: Visit<World>, at: At) => void | Promise<void>,
  mend: (visit: Visit<World>) => void | Promise<void> = () => {},
): Fault<World> {
  return {
    name,
    async strike(visit, at) {
      note(visit.world)
      await happen(visit, at)
    },
    reached: ({ world }) => countOf(world) > 0,
    mend,
  }
}
