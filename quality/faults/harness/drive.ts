import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import type { Moment, Occasion, Shown } from '../table/row'
import type { Visit } from './visit'

/** The occasion of a case. */
export interface At {
  moment: Moment
  shown: Shown
}

/** What the visitor does when a fault strikes. */
export interface Step<World extends TestRoot> {
  name: string
  /** Brings the visitor to where the action begins. */
  ready(visit: Visit<World>, shown: Shown): void | Promise<void>
  /** Begins the action. */
  start(visit: Visit<World>): void
  /** Makes the other side slow: the action stays pending until `release`. */
  hold(visit: Visit<World>): void | Promise<void>
  /** Lets the other side give its usual answer. */
  release(visit: Visit<World>): void | Promise<void>
  isPending(visit: Visit<World>): boolean
  isDone(visit: Visit<World>): boolean
  /** The method of the wallet that one action may call once. Undefined if the action asks no wallet. */
  asks?: string
}

/** One fault, or one spelling of a fault. */
export interface Fault<World extends TestRoot> {
  name: string
  /**
   * Lets the fault strike. `before` runs before the action starts, `during` while the action is pending, `after` when the
   * action has ended; the latter also does what makes the fault matter.
   */
  strike: (visit: Visit<World>, at: At) => void | Promise<void>
  /** Whether the product has met the fault. */
  reached: (visit: Visit<World>, at: At) => boolean
  /** Ends the fault. */
  mend: (visit: Visit<World>) => void | Promise<void>
}

/** How the harness makes a row happen. */
export interface Drive<World extends TestRoot> {
  /** The kind of visit. Rows of the same kind can happen in one visit. */
  kind: string
  open(): Promise<World>
  step: Step<World>
  faults: readonly Fault<World>[]
  /** Notes a problem for everything that the row promises and that does not hold. Runs at the limit of the row. */
  ends(visit: Visit<World>, at: At, fault: Fault<World>): void | Promise<void>
  /** Why occasions are left out for these faults, in words. */
  impossible?: Partial<Record<Occasion, string>>
  /** What has to stay the same (K), as values that are compared before and after the fault. */
  keeps?(visit: Visit<World>): unknown
  /** Whether the action succeeds when it is done again after the fault (R). */
  retries?: boolean
}
