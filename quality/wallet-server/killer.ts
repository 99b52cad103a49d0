import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'

/** The call at which SIGKILL ends the process. The first call after `arm` has the number 1. */
export interface Death {
  /** `during` leaves half of a text on the disk, or a query that the database may still run. */
  moment: 'before' | 'during' | 'after'
  call: number
}

/** A call that changes stored data, and the number of the request that caused the call. */
export interface KeptCall {
  name: string
  request: number
}

/** Ends this process at one of its writes. */
export interface Killer {
  /** Resets the count. Without a death, the process does not end. */
  arm(death?: Death): void
  beginRequest(): void
  readonly calls: readonly KeptCall[]
}

type Method = (...args: unknown[]) => Promise<unknown>

/** Whether a call changes nothing: it opens a file to read, or makes a folder that exists. */
function changesNothing(name: string, args: readonly unknown[]): boolean {
  if (name === 'open') return args[1] === undefined || args[1] === 'r'
  return name === 'mkdir' && fs.existsSync(String(args[0]))
}

function createCounter() {
  let death: Death | undefined
  let request = 0
  const calls: KeptCall[] = []
  const end = () => void process.kill(process.pid, 'SIGKILL')

  /** Runs a call. Ends the process before, during or after the call if the armed death names this call. */
  async function at(name: string, run: () => Promise<unknown>, half: () => void | Promise<void>): Promise<unknown> {
    calls.push({ name, request })
    const moment = calls.length === death?.call ? death.moment : undefined
    if (moment === 'before') end()
    if (moment === 'during') {
      await half()
      end()
    }
    try {
      return await run()
    } finally {
      if (moment === 'after') end()
    }
  }

  const killer: Killer = {
    calls,
    arm(next) {
      death = next
      request = 0
      calls.length = 0
    },
    beginRequest: () => void (request += 1),
  }
  return { killer, at }
}

type Counter = ReturnType<typeof createCounter>

function methodOf(owner: object, name: string): Method {
  const method: unknown = Reflect.get(owner, name)
  if (typeof method !== 'function') throw new Error(`there is no ${name}`)
  return (...args) => Promise.resolve(Reflect.apply(method, owner, args))
}

const halfOf = (text: unknown) => String(text).slice(0, String(text).length / 2)

/** Counts the calls that write or sync an open file. */
function watchHandle(handle: unknown, { at }: Counter): void {
  if (typeof handle !== 'object' || handle === null) return
  const file = Number(Reflect.get(handle, 'fd'))
  const half = (args: readonly unknown[]) => void fs.writeSync(file, halfOf(args[0]))
  for (const name of ['writeFile', 'sync']) {
    const call = methodOf(handle, name)
    const watched: Method = (...args) =>
      at(
        name === 'sync' ? 'fsync' : 'write',
        () => call(...args),
        () => (name === 'sync' ? undefined : half(args)),
      )
    Reflect.set(handle, name, watched)
  }
}

/** Creates the killer of a server on a folder. Counts each call of `node:fs/promises` that changes the disk. */
export function killAtFiles(): Killer {
  const counter = createCounter()
  const names = ['appendFile', 'link', 'mkdir', 'open', 'rename', 'rm', 'rmdir', 'unlink', 'writeFile']
  for (const name of names) {
    const call = methodOf(fs.promises, name)
    const watched: Method = async (...args) => {
      if (changesNothing(name, args)) return call(...args)
      const half = () => (name === 'writeFile' ? fs.writeFileSync(String(args[0]), halfOf(args[1])) : undefined)
      const result = await counter.at(name, () => call(...args), half)
      if (name === 'open') watchHandle(result, counter)
      return result
    }
    Reflect.set(fs.promises, name, watched)
  }
  syncBuiltinESMExports()
  return counter.killer
}

/** Creates the killer of a server on PostgreSQL. Counts each statement that may change the database. */
export function killAtQueries(): Killer {
  const { Client }: { Client: { prototype: object } } = createRequire(import.meta.url)('pg')
  const counter = createCounter()
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('pg has no query')
  Reflect.set(Client.prototype, 'query', function (this: unknown, ...args: unknown[]) {
    const run = async (): Promise<unknown> => Reflect.apply(query, this, args)
    // The process ends after it has sent the statement. The database may run the statement or not.
    const half = async () => {
      run().catch(() => {})
      await new Promise((resolve) => setImmediate(resolve))
    }
    const statement = String(args[0] instanceof Object ? Reflect.get(args[0], 'text') : args[0]).trim()
    const name = statement.includes('+ 1') ? 'count' : (/^\w+/.exec(statement)?.[0] ?? '')
    // A SELECT changes nothing, so it is not counted.
    return name === 'SELECT' ? run() : counter.at(name, run, half)
  })
  return counter.killer
}
