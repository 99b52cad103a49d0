import { createRandom } from '../fuzz/random'
import type { Client, Sent } from './client'
import { createClient } from './client'
import type { Ledger } from './ledger'
import { count, emptyLedger } from './ledger'
import { createVisitor } from './visitor'
import { createVisits } from './visits'

/** What a process of the load does. */
export interface Job {
  ports: readonly [number, number]
  seed: number
  /** The number of the process: the block of its accounts and addresses. */
  block: number
  /** The visits per second. */
  rate: number
  seconds: number
}

export interface LoadReport {
  ledger: Ledger
  seconds: number
}

/** With more visits at the same time than this, a process begins no new visit until others end. */
const maxOpen = 150
/** The visits for which keys are made ahead. */
const maxPrepared = 20_000
/** The logins that a process asks for at the same time at the end. */
const askedAtOnce = 20

/** Begins visits at an even rate, whether earlier visits have ended or not, and resolves when all have ended. */
export async function atRate(
  rate: number,
  seconds: number,
  visit: () => Promise<void>,
  ledger: Ledger,
  isOver = () => false,
): Promise<void> {
  const open = new Set<Promise<void>>()
  const begun = performance.now()
  let due = 0
  while (performance.now() - begun < seconds * 1_000 && !isOver()) {
    const now = Math.floor(((performance.now() - begun) / 1_000) * rate)
    for (; due < now; due += 1) {
      if (open.size >= maxOpen) {
        count(ledger.counts, 'left out, because too many were open')
        continue
      }
      const running = visit().finally(() => open.delete(running))
      open.add(running)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await Promise.all(open)
}

/** The visits of a process. */
export function createLoad(
  { ports, seed, block }: Pick<Job, 'ports' | 'seed' | 'block'>,
  watch?: (sent: Sent) => void,
) {
  const ledger = emptyLedger()
  const client: Client = createClient(ports, watch)
  const visitor = createVisitor(client, ledger)
  const random = createRandom(seed, block)
  return { ledger, client, visitor, random, ...createVisits({ visitor, ledger, random, prefix: `${seed}`, block }) }
}

type Load = ReturnType<typeof createLoad>

/** Asks for every confirmed login again: the live ones at one of the servers in turn, the ended ones at both. */
export async function askAll({ ledger, visitor }: Pick<Load, 'ledger' | 'visitor'>): Promise<void> {
  const waiting = ledger.confirmed.values()
  const lane = async (number: number) => {
    for (const login of waiting) {
      const sides = login.state === 'ended' ? ([0, 1] as const) : ([number % 2 === 0 ? 0 : 1] as const)
      for (const side of sides) await visitor.ask(login, side, 'at the end')
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, (_, number) => lane(number)))
}

/** Runs a job in a process that the parent has forked. The parent then says when both servers are up, and gets the report. */
export function workAsLoad(): void {
  process.once('message', (job: Job) => {
    const load = createLoad(job)
    load.prepare(Math.min(job.rate * job.seconds, maxPrepared))
    const begun = performance.now()
    void atRate(job.rate, job.seconds, () => load.visit(), load.ledger).then(() => {
      const seconds = (performance.now() - begun) / 1_000
      process.once('message', () => {
        void askAll(load).then(() => {
          process.send?.({ ledger: load.ledger, seconds } satisfies LoadReport, () => process.disconnect())
        })
      })
      process.send?.('loaded')
    })
  })
}
