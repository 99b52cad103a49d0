import type { Random } from '../fuzz/random'

/** The calls to the database that a fault can hit. `access` reads `indexedDB` of the window, `commit` is the end of a transaction, `upgrade` the end of a change of version. */
export const callKinds = [
  'access',
  'open',
  'upgrade',
  'transaction',
  'get',
  'getAll',
  'put',
  'delete',
  'clear',
  'cursor',
  'commit',
] as const
export type CallKind = (typeof callKinds)[number]

/** What the browser does at the call. */
export type Fault =
  /** The browser has no database. */
  | { kind: 'missing' }
  /** The call throws. */
  | { kind: 'throws'; name: string }
  /** The request ends with an error, and its transaction is aborted. */
  | { kind: 'fails'; name: string }
  /** The transaction is aborted with this error, or without one. Dexie then reports an AbortError with the error inside. */
  | { kind: 'aborts'; name: string | null }
  /** Nothing ever answers. */
  | { kind: 'hangs' }
  /** The answer comes later, in milliseconds. */
  | { kind: 'late'; by: number }
  /** The transaction is written, but its end is never reported. */
  | { kind: 'silent' }
  /** The browser closes the connection and reports that. */
  | { kind: 'closes' }
  /** Safari loses its database server: transactions end with UnknownError, and the connection closes. */
  | { kind: 'loses' }
  /** The connection stays open, but each of its transactions fails from now on. */
  | { kind: 'dies' }
  /** From now on there is room for so many more rows. */
  | { kind: 'fills'; room: number; how: 'throws' | 'fails' | 'aborts' }
  /** Another tab opens a newer version of the database, and closes it after a while, in milliseconds. */
  | { kind: 'upgrades'; for: number }
  /** The visitor deletes the data of the site. */
  | { kind: 'deletes' }

export interface Plan {
  at: CallKind
  /** The call of that kind that is hit first; the first call is 1. */
  nth: number
  /** How many calls of that kind are hit, one after the other. Infinity: all until the database is mended. */
  times: number
  fault: Fault
}

const names = ['UnknownError', 'InvalidStateError', 'AbortError', 'QuotaExceededError', 'DataError', 'NotFoundError']
const openNames = ['UnknownError', 'InvalidStateError', 'SecurityError', 'QuotaExceededError', 'AbortError']

function faultsOf(at: CallKind, random: Random): Fault {
  const isOpening = at === 'open' || at === 'upgrade'
  const name = random.pick(isOpening ? openNames : names)
  const late: Fault = { kind: 'late', by: random.pick([1, 400, 900, 1_100, 1_900, 2_100, 7_000, 40_000]) }
  const common: Fault[] = [{ kind: 'fails', name }, { kind: 'hangs' }, late]
  if (at === 'access') return random.pick<Fault>([{ kind: 'missing' }, { kind: 'throws', name: 'SecurityError' }])
  if (at === 'open')
    return random.pick<Fault>([...common, { kind: 'throws', name }, { kind: 'closes' }, { kind: 'dies' }])
  if (at === 'upgrade') return random.pick<Fault>([...common, { kind: 'aborts', name }])
  const lost: Fault[] = [
    { kind: 'closes' },
    { kind: 'loses' },
    { kind: 'dies' },
    { kind: 'deletes' },
    { kind: 'upgrades', for: random.pick([0, 300, 1_500, 20_000]) },
    { kind: 'aborts', name: random.oneIn(3) ? null : name },
  ]
  if (at === 'commit') return random.pick<Fault>([...common, ...lost, { kind: 'silent' }])
  const full: Fault = { kind: 'fills', room: random.below(4), how: random.pick(['throws', 'fails', 'aborts'] as const) }
  const thrown: Fault[] = [{ kind: 'throws', name }]
  return random.pick<Fault>([...common, ...lost, ...thrown, ...(at === 'put' ? [full, full, full, full] : [])])
}

/** Chooses where the browser fails, and how. */
export function choosePlan(random: Random): Plan {
  // A browser without a database has few ways to fail.
  const at = random.oneIn(50) ? 'access' : random.pick(callKinds.filter((kind) => kind !== 'access'))
  const most: Partial<Record<CallKind, number>> = { open: 2, put: 6, transaction: 12, commit: 8 }
  const nth = 1 + random.below(most[at] ?? 1)
  const times = random.pick([1, 1, 1, 2, 3, Infinity])
  return { at, nth, times, fault: faultsOf(at, random) }
}

/** Counts the calls to the database, and says which of them meets the fault. */
export class Faults {
  readonly plan: Plan
  /** How many calls have met the fault. */
  reached = 0
  /** The number of calls of each kind. */
  readonly calls = new Map<CallKind, number>()
  /** The rows that a full database still takes. */
  room = Infinity
  readonly #held: (() => void)[] = []
  #isMended = false

  constructor(plan: Plan) {
    this.plan = plan
  }

  /** Counts a call. Returns the fault that it meets. */
  meet(kind: CallKind): Fault | undefined {
    const count = (this.calls.get(kind) ?? 0) + 1
    this.calls.set(kind, count)
    const { at, nth, times, fault } = this.plan
    if (this.#isMended || kind !== at || count < nth || count >= nth + times) return undefined
    this.reached += 1
    if (fault.kind !== 'fills') return fault
    if (this.room === Infinity) this.room = fault.room
    return undefined
  }

  /** Takes the room of a row. Returns the way in which a full database refuses the row. */
  take(): 'throws' | 'fails' | 'aborts' | undefined {
    const { fault } = this.plan
    if (fault.kind !== 'fills' || this.room > 0) {
      this.room -= 1
      return undefined
    }
    return fault.how
  }

  /** The database works from now on. */
  mend(): void {
    this.#isMended = true
    this.room = Infinity
    for (const release of this.#held) release()
  }

  /** Keeps what hangs or waits, until the database is mended. */
  hold(release: () => void): void {
    if (this.#isMended) return release()
    this.#held.push(release)
  }

  get isMended(): boolean {
    return this.#isMended
  }
}
