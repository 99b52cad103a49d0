/** When a fault strikes: it is there before the visitor acts, it comes while the action is pending, or when the action has ended. */
export type Moment = 'before' | 'during' | 'after'
/** Whether the modal is open when the fault strikes. */
export type Shown = 'open' | 'closed'
export const moments: readonly Moment[] = ['before', 'during', 'after']
export const shownStates: readonly Shown[] = ['open', 'closed']

export type Surface =
  | 'wallet'
  | 'pairing'
  | 'frame'
  | 'e-mail'
  | 'sign-in'
  | 'send'
  | 'swap'
  | 'history'
  | 'balance'
  | 'names'
  | 'service'
  | 'rpc'
  | 'store'
  | 'tabs'
  | 'clock'
  | 'host'
  | 'network'
  | 'cli'
  | 'config'

/** A test elsewhere in the repository that proves a row. */
export interface NamedTest {
  /** The path from the root of the repository. */
  file: string
  /** The title of the test, without the titles of the groups around it. */
  title: string
}

/** A case that cannot exist: a moment, a state of the modal, or both. */
export type Occasion = Moment | Shown | `${Moment} ${Shown}`

/** One row of the table: a fault, how it ends, and what shows that. */
export interface Row {
  /** Such as F03. */
  id: string
  surface: Surface
  fault: string
  /** How the fault ends for the visitor. */
  outcome: string
  /** The time within which the outcome holds, in milliseconds. */
  limit: number
  /** Why occasions are left out, in words. */
  impossible?: Partial<Record<Occasion, string>>
  /** Tests in Node that prove the row. */
  tests?: readonly NamedTest[]
  /** Where the product differs from the design, and why. */
  differs?: string
}

/** A row of the table, with the flows that drive its fault in Chromium. */
export interface TableRow extends Row {
  flows: readonly NamedTest[]
}

/** Whether a fault happens on a page or behind it. The rows of the CLI do not. */
export function concernsPage({ surface }: Row): boolean {
  return surface !== 'cli'
}

/** Everything outside of this folder that proves a row. */
export function provenBy({ tests = [], flows }: TableRow): readonly NamedTest[] {
  return [...tests, ...flows]
}

/** The occasions of a row. */
export function occasionsOf(row: Pick<Row, 'impossible'>): { moment: Moment; shown: Shown }[] {
  const { impossible = {} } = row
  return moments.flatMap((moment) =>
    shownStates.flatMap((shown) =>
      (impossible[moment] ?? impossible[shown] ?? impossible[`${moment} ${shown}`]) ? [] : [{ moment, shown }],
    ),
  )
}
