import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A running process, and the function that ends it. */
export interface Machine {
  port: number
  /** The process id. */
  pid: number
  stop(): Promise<void>
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>
}

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}

/** Starts a process and waits until it says that it is ready. */
export async function start(command: string, args: readonly string[], options: SpawnOptions, ready: RegExp) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (ready.test(said)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${said}`)))
  })
  return { child, said }
}

/** Ends a process that was started here, and waits for its end. */
export function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function commandOf(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

/** The Redis server of this machine, where it has one. */
export const redisServer = commandOf('redis-server')

/**
 * Starts a Redis.
 * @param folder where Redis writes every change to a file before it answers; without a folder, Redis keeps nothing on disk
 */
export async function startRedis(port?: number, folder?: string): Promise<Machine> {
  const chosen = port ?? (await freePort())
  const kept = folder === undefined ? ['no'] : ['yes', '--appendfsync', 'no']
  const place = ['--appendonly', ...kept, '--dir', folder ?? tmpdir()]
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', ...place]
  const { child } = await start(redisServer ?? '', args, {}, /Ready to accept connections/)
  const kill = () => end(child, 'SIGKILL')
  return { port: chosen, pid: child.pid ?? 0, stop: kill, kill }
}

/** The folder of PostgreSQL’s programs, where this machine has them. */
export const postgresPrograms = ['/usr/lib/postgresql', '/opt/homebrew/opt']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin')))
  .find((folder) => existsSync(join(folder, 'initdb')))

/** PostgreSQL refuses to run as root. */
function ownUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts a PostgreSQL with a new database of its own, whose superuser is `app`. */
export async function startPostgres(): Promise<Machine & { url: string; restart(): Promise<number> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sign-in-postgres-'))
  const user = ownUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const program = (name: string) => join(postgresPrograms ?? '', name)
  execFileSync(program('initdb'), ['-D', data, '-U', 'app', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F']
  const begin = async () => (await start(program('postgres'), args, options, /ready to accept connections/)).child
  let child = await begin()
  return {
    port,
    pid: child.pid ?? 0,
    /** Starts PostgreSQL again after `kill`, and resolves with its process id. */
    async restart() {
      child = await begin()
      return child.pid ?? 0
    },
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      await end(child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a script of a server's source that Node runs; what it imports from packages is found from here. */
export async function buildInstance(source = 'quality/sign-in-server/instance.ts'): Promise<string> {
  const outfile = join(root, 'template/node_modules', `.${basename(dirname(source))}-${process.pid}.mjs`)
  const entryPoints = [join(root, source)]
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' })
  return outfile
}

/** Starts a server of the app in a process of its own. */
export async function startInstance(script: string, settings: Record<string, string>): Promise<Machine> {
  const env = { ...process.env, ...settings }
  const { child, said } = await start(process.execPath, [script], { env, cwd: tmpdir() }, /port \d+/)
  return {
    port: Number(/port (\d+)/.exec(said)?.[1]),
    pid: child.pid ?? 0,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}
