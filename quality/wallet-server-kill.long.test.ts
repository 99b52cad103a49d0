import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { connectPostgres } from '../template/src/wallet-modal/server-kit/store/postgres-connection'
import { buildInstance, postgresPrograms, startInstance, startPostgres, type Machine } from './sign-in-server/machines'
import { checkEverybody, checkVisitor, type Kept } from './wallet-server/check-visitor'
import type { Death, KeptCall } from './wallet-server/killer'
import { keptInFolder, keptInPostgres } from './wallet-server/kept'
import { NoAnswer, Visitor } from './wallet-server/visitor'

// `WALLET_DEATHS=all` tries every moment of every call, `WALLET_DEATHS=differing` the moments whose results can differ. By default a fifth of
// these is tried. `WALLET_DEATHS=before:17,after:20` tries these moments only.
const wanted = process.env['WALLET_DEATHS']
/** The time limit of a test, in milliseconds. One death takes about half a second, longer on a busy machine. */
const timeLimit = wanted === 'all' ? 1_800_000 : 600_000
/** The lanes run at the same time, and each has its own store. */
const laneNames = ['one', 'other']

const folder = mkdtempSync(join(tmpdir(), 'wallet-server-kill-'))
const mails = join(folder, 'mails')
let script: string

beforeAll(async () => {
  mkdirSync(mails)
  script = await buildInstance('quality/wallet-server/instance.ts')
})
afterAll(() => {
  rmSync(script, { force: true })
  rmSync(folder, { recursive: true, force: true })
})

const nameOf = ({ moment, call }: Death) => `${moment}:${call}`

/** By default, no server dies before these calls: `fsync` matters only if the machine fails, and the checks read no counters. */
const passing = ['fsync', 'count']

/**
 * The moments whose results can differ. The state after a call equals the state before the next call, unless the server answers the
 * request in between. A text can also be written in part. PostgreSQL runs a statement as a whole or not at all.
 */
function deathsOf(calls: readonly KeptCall[]): Death[] {
  const moments = ['before', 'during', 'after'] as const
  const all = calls.flatMap((_, index) => moments.map((moment) => ({ moment, call: index + 1 })))
  if (wanted === 'all') return all
  if (wanted !== undefined && wanted !== 'differing')
    return all.filter((death) => wanted.split(',').includes(nameOf(death)))
  const differing = all.filter(({ moment, call }) => {
    const [{ name, request } = { name: '', request: 0 }, next] = calls.slice(call - 1)
    if (moment === 'before') return !passing.includes(name)
    return moment === 'after' ? request !== next?.request : name.startsWith('write')
  })
  return wanted === 'differing' ? differing : differing.filter((_, index) => index % 5 === 0)
}

/** A store, and the servers that run on this store one after another. */
class Lane {
  readonly visitors: Visitor[] = []
  readonly #name: string
  readonly #settings: Record<string, string>
  readonly kept: Kept
  #machine: Machine | undefined

  constructor(name: string, settings: Record<string, string>, kept: Kept) {
    this.#name = name
    this.#settings = { ...settings, WALLET_MAILS: mails, WALLET_KILLER: 'on' }
    this.kept = kept
  }

  async start(): Promise<void> {
    await this.#machine?.kill()
    this.#machine = await startInstance(script, this.#settings)
  }

  async stop(): Promise<void> {
    await this.#machine?.kill()
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.#machine?.port}${path}`, init)
  }

  async #send(request: Request): Promise<Response> {
    const { method, headers, url } = request
    const body = method === 'GET' ? {} : { body: await request.text() }
    return this.#fetch(new URL(url).pathname, { method, headers, ...body })
  }

  /** Sends a new visitor through every change. Resolves with the calls of the server; rejects when the server has ended. */
  async visit(death?: Death): Promise<KeptCall[]> {
    await this.#fetch('/killer', { method: 'POST', body: JSON.stringify(death ?? null) })
    const visitor = new Visitor(
      { mails, send: (request) => this.#send(request) },
      `${this.#name}-${this.visitors.length}`,
    )
    this.visitors.push(visitor)
    await visitor.visit()
    return (await this.#fetch('/killer', {})).json()
  }

  /** Ends the server during a visit, and checks that the next server has everything that was confirmed. */
  async dies(death: Death): Promise<void> {
    const end = await this.visit(death).catch((error: unknown) => error)
    if (!(end instanceof NoAnswer)) throw new Error('the server has not ended', { cause: end })
    await this.start()
    await this.check()
  }

  async check(): Promise<void> {
    const visitor = this.visitors.at(-1)
    if (visitor) await checkVisitor(visitor, this.kept)
  }
}

/** Ends the servers of the lanes at each of their writes. Returns a text with the number of calls and deaths. */
async function dieEverywhere(all: readonly Lane[]): Promise<string> {
  const begun = performance.now()
  try {
    let calls: KeptCall[] = []
    for (const lane of all) {
      await lane.start()
      // The first visit makes the folders. So the second visit makes the same calls as each later visit.
      await lane.visit()
      await lane.check()
      calls = await lane.visit()
      await lane.check()
    }
    const deaths = deathsOf(calls)
    const waiting = [...deaths]
    const work = async (lane: Lane) => {
      for (let death = waiting.shift(); death; death = waiting.shift()) {
        const { name } = calls[death.call - 1] ?? { name: '' }
        await lane.dies(death).catch((cause: unknown) => {
          waiting.length = 0
          throw new Error(`WALLET_DEATHS=${nameOf(death)} (${name}): ${String(cause)}`, { cause })
        })
      }
    }
    await Promise.all(all.map(work))
    for (const lane of all) await checkEverybody(lane.visitors, lane.kept)
    const seconds = Math.round((performance.now() - begun) / 1000)
    return `${calls.length} calls, ${deaths.length} deaths in ${seconds} s`
  } finally {
    await Promise.all(all.map((lane) => lane.stop()))
    await Promise.all(all.map(({ kept }) => kept.wallets.close()))
  }
}

test(
  'a server that is killed between any two writes to its folder loses nothing that it has confirmed',
  async () => {
    const lanes = laneNames.map((name) => {
      const own = join(folder, name)
      return new Lane(`folder-${name}`, { WALLET_FOLDER: own }, keptInFolder(own))
    })
    console.log(`A wallet server on a folder: ${await dieEverywhere(lanes)}`)
  },
  timeLimit,
)

describe.runIf(postgresPrograms)('in PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test(
    'a server that is killed between any two queries loses nothing that it has confirmed',
    async () => {
      const admin = connectPostgres(postgres.url, '')
      for (const name of laneNames) await admin.query(`CREATE DATABASE ${name}`, [])
      await admin.close()
      const lanes = laneNames.map((name) => {
        const url = postgres.url.replace(/postgres$/, name)
        return new Lane(`postgres-${name}`, { WALLET_DATABASE: url }, keptInPostgres(url))
      })
      console.log(`A wallet server on PostgreSQL: ${await dieEverywhere(lanes)}`)
    },
    timeLimit,
  )
})
