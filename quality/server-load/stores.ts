import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { connectPostgres } from '../../template/src/wallet-modal/server-kit/store/postgres-connection'
import { startPostgres, startRedis } from '../sign-in-server/machines'
import type { StoredRow } from './ledger'
import { textAt } from './visitor'

/** A way in which a store stops working. */
export type Trouble = 'freezes' | 'dies' | 'fails'

/** A store that two servers share, and that a test can stop. */
export interface SharedStore {
  /** The value of `SIGN_IN_STORE`. */
  address: string
  troubles: readonly Trouble[]
  begin(trouble: Trouble): Promise<void>
  /** Resolves when the store works again. */
  finish(trouble: Trouble): Promise<void>
  /** All sessions in the store, read without the servers. */
  rows(): Promise<StoredRow[]>
  stop(): Promise<void>
}

function rowOf(text: string): StoredRow {
  const value: unknown = JSON.parse(text)
  return { id: textAt(value, 'value', 'id'), address: textAt(value, 'value', 'address') }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'server-load-'))

/** Returns the ids of a process and of its child processes. PostgreSQL starts a child process for each connection. */
function familyOf(pid: number): number[] {
  const isChild = (other: string) => {
    try {
      return readFileSync(`/proc/${other}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid)
    } catch {
      return false
    }
  }
  return [
    pid,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ]
}

async function openRedis(): Promise<SharedStore> {
  const folder = await newFolder()
  let machine = await startRedis(undefined, folder)
  const { port } = machine
  return {
    address: `redis://127.0.0.1:${port}`,
    troubles: ['freezes', 'dies'],
    async begin(trouble) {
      if (trouble === 'freezes') process.kill(machine.pid, 'SIGSTOP')
      else await machine.kill()
    },
    async finish(trouble) {
      if (trouble === 'freezes') process.kill(machine.pid, 'SIGCONT')
      else machine = await startRedis(port, folder)
    },
    async rows() {
      const redis = new Redis(port, '127.0.0.1')
      const keys: string[] = []
      for await (const found of redis.scanStream({ match: 'wallet-sign-in:session:*', count: 1_000 }))
        keys.push(...(Array.isArray(found) ? found.map(String) : []))
      const texts: string[] = []
      // SCAN may return a key twice.
      const different = [...new Set(keys)]
      for (let from = 0; from < different.length; from += 1_000)
        texts.push(...(await redis.mget(different.slice(from, from + 1_000))).flatMap((text) => text ?? []))
      redis.disconnect()
      return texts.map(rowOf)
    },
    async stop() {
      await machine.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openPostgres(): Promise<SharedStore> {
  const machine = await startPostgres()
  let { pid } = machine
  let frozen: number[] = []
  return {
    address: machine.url,
    troubles: ['freezes', 'dies'],
    async begin(trouble) {
      if (trouble === 'dies') return machine.kill()
      frozen = familyOf(pid)
      for (const each of frozen) process.kill(each, 'SIGSTOP')
    },
    async finish(trouble) {
      if (trouble === 'freezes') {
        for (const each of frozen) process.kill(each, 'SIGCONT')
        return
      }
      const until = performance.now() + 10_000
      for (;;)
        try {
          pid = await machine.restart()
          return
        } catch (error) {
          // The child processes of the killed server end a moment later, and keep its shared memory until then. PostgreSQL offers no event for this, so the
          // restart is tried every 100 ms, for ten seconds at most.
          if (performance.now() > until) throw error
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
    },
    async rows() {
      const connection = connectPostgres(machine.url, '')
      const statement = "SELECT value FROM wallet_sign_in WHERE key LIKE 'session:%'"
      const rows = await connection.query(statement, []).finally(() => connection.close())
      return rows.map((row) => rowOf(textAt(row, 'value')))
    },
    stop: () => machine.stop(),
  }
}

/** @param control changes the disk of both servers */
async function openFolder(control: (mode: string) => Promise<void>): Promise<SharedStore> {
  const folder = await newFolder()
  return {
    address: folder,
    troubles: ['freezes', 'fails'],
    begin: (trouble) => control(trouble === 'freezes' ? 'hang' : 'fail'),
    finish: () => control('work'),
    async rows() {
      const names = await readdir(join(folder, 'session')).catch(() => [])
      // One after the other, because a run of five minutes has more sessions than a process may have open files.
      return names.map((name) => rowOf(readFileSync(join(folder, 'session', name), 'utf8')))
    },
    async stop() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a store by its kind. */
export function openSharedStore(kind: string, control: (mode: string) => Promise<void>): Promise<SharedStore> {
  if (kind === 'redis') return openRedis()
  if (kind === 'postgres') return openPostgres()
  if (kind === 'folder') return openFolder(control)
  throw new Error('--store takes redis, postgres or folder')
}
