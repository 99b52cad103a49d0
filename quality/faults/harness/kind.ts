import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import type { At, Drive } from './drive'
import type { Row } from '../table/row'
import { runCase } from './run-case'
import type { PairEnd, PairPlan } from './run-pair'
import { runPair } from './run-pair'

/** The drives of one row. A row can have several, one for each action that the fault can strike. */
interface Driven<World extends TestRoot> {
  id: string
  drive: Drive<World>
}

/** Names one fault of one drive. */
export interface FaultRef {
  id: string
  drive: number
  fault: number
}

/** The visits of one kind, without the type of their world. */
export interface AnyKind {
  readonly name: string
  /** All faults of a row, or of all rows. */
  faults(id?: string): readonly FaultRef[]
  describe(ref: FaultRef): string
  /** Why occasions are left out for this fault alone. */
  impossible(ref: FaultRef): Row['impossible']
  run(ref: FaultRef, at: At, limit: number): Promise<readonly string[]>
  runPair(plan: PairPlan): Promise<PairEnd>
}

/** The visits of one kind, and the drives of the rows that happen in them. */
export class Kind<World extends TestRoot> implements AnyKind {
  readonly name: string
  readonly #open: () => Promise<World>
  readonly #driven: Driven<World>[] = []

  /** @param name with the word "database" if the visits need one */
  constructor(name: string, open: () => Promise<World>) {
    this.name = name
    this.#open = open
  }

  /** Adds a drive of a row. */
  row(id: string, drive: Omit<Drive<World>, 'kind' | 'open'> & Partial<Pick<Drive<World>, 'open'>>): this {
    this.#driven.push({ id, drive: { kind: this.name, open: this.#open, ...drive } })
    return this
  }

  faults(id?: string): readonly FaultRef[] {
    return this.#driven.flatMap((driven, index) =>
      id === undefined || id === driven.id
        ? driven.drive.faults.map((_, fault) => ({ id: driven.id, drive: index, fault }))
        : [],
    )
  }

  describe(ref: FaultRef): string {
    const { drive, fault } = this.#find(ref)
    return `${drive.step.name}: ${fault.name}`
  }

  impossible(ref: FaultRef): Row['impossible'] {
    return this.#find(ref).drive.impossible
  }

  async run(ref: FaultRef, at: At, limit: number): Promise<readonly string[]> {
    const { drive, fault } = this.#find(ref)
    return runCase(drive, fault, at, limit)
  }

  async runPair({ one, other, ...plan }: PairPlan): Promise<PairEnd> {
    const [first, second] = [this.#find(one), this.#find(other)]
    return runPair(
      [
        { ...first, at: plan.atOne },
        { ...second, at: plan.atOther },
      ],
      plan,
    )
  }

  #find({ drive: index, fault: at }: FaultRef) {
    const drive = this.#driven[index]?.drive
    const fault = drive?.faults[at]
    if (!drive || !fault) throw new Error(`${this.name} has no fault ${index}/${at}`)
    return { drive, fault }
  }
}
