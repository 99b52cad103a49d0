import type { Clock } from '../../funds/clock'
import type { Ledger } from '../ledger/ledger'

/** The product in one run of a machine, with everything around it, and the reference model beside it. */
export interface ModelWorld {
  readonly clock: Clock
  readonly ledger: Ledger
  /** Whether the page is closed without coming to rest. */
  readonly isSudden: boolean
  /** The broken rules, in plain words. */
  readonly violations: string[]
  /** The changes of state that the product has made, such as `connecting > connected`. */
  readonly edges: Set<string>
  /** Compares the product with the reference model, and checks what must hold after every step. */
  check(): void
  /** Answers everything, closes the modal and advances the clock beyond all deadlines. */
  rest(): Promise<void>
  /** Ends the product for good. */
  end(): Promise<void>
}

/** A step that a sequence may take. */
export interface Command<W> {
  name: string
  /** How often the step is chosen, compared with others. Default: 1. */
  weight?: number
  /** Whether the step can be taken now. A step that cannot be taken is not counted. Default: always. */
  isEnabled?(world: W): boolean
  /** @param number a random number for choices within the step */
  run(world: W, number: number): unknown
}

/** One event of an interleaving. */
export interface RaceEvent<W> {
  name: string
  /** For answers: whether the event can happen now. If not, the product settles first; if it still cannot happen, the event is left out. */
  isReady?(world: W): boolean
  run(world: W): unknown
}

/** One of the requests that race, with the ways in which it can go. The events of a way keep their order. */
export interface Track<W> {
  name: string
  ways: readonly (readonly RaceEvent<W>[])[]
}

/** Requests that race: every order of the events of all tracks runs, once with a pause after each event and once without. */
export interface Group<W> {
  name: string
  /** The race groups of the reliability document that the group covers. */
  races?: readonly string[]
  /** What happens before the race. */
  before?(world: W): unknown
  tracks: readonly Track<W>[]
  /** Checks what the race must end with, beyond the rules of the machine. */
  after?(world: W, order: readonly string[]): void
}

/** A machine of the product: its stores in a world, its steps and its races. */
export interface Machine<W extends ModelWorld> {
  name: string
  /** The steps of a full run. */
  steps: number
  /** The most steps of one sequence. */
  length: number
  create(number: number): Promise<W>
  commands: readonly Command<W>[]
  /** Every change of state that a full run has to take. */
  edges: readonly string[]
  groups: readonly Group<W>[]
  /** Faults that can be planted into the product or its surroundings. Each has to be noticed. */
  faults: Readonly<Record<string, () => void>>
}
