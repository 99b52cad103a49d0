/** What the preload does in the process of a CLI. */
export interface Order {
  /** The number of the call at which the process is killed, from 0; `Infinity` for none. */
  at: number
  /** Before the call, after half of a write, or after the call. */
  how: 'before' | 'half' | 'after'
  /** The file that gets the calls when the process ends; `null` for none. */
  trace: string | null
  /** A fault to plant, which the checks have to notice. */
  plant: 'no journal' | null
}

const variable = 'WALLET_MODAL_KILL'

/** The variables that pass an order to a process. */
export function orderVariables(order: Partial<Order>): Record<string, string> {
  return { [variable]: JSON.stringify(order) }
}

/** Reads the order of this process. JSON has no `Infinity`, so a missing number means none. */
export function readOrder(env: Readonly<Record<string, string | undefined>>): Order {
  const { at, how, trace, plant }: Partial<Order> = JSON.parse(env[variable] ?? '{}')
  return { at: at ?? Infinity, how: how ?? 'before', trace: trace ?? null, plant: plant ?? null }
}
