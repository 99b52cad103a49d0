// Shows the product as a user gets it: scaffolds an app into a temporary folder, and starts its sandbox and its dev server. An interrupt
// ends all of them and removes the folder.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const json = process.argv.includes('--json')
const stopping = new AbortController()
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {string | undefined} */
let folder
let exitCode = 0

for (const [signal, code] of Object.entries(exitCodes)) {
  process.on(signal, () => stop(code))
}

try {
  await demo()
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : String(error))
    stop(1)
  }
}
await cleanUp()
process.exit(exitCode)

async function demo() {
  const port = await choosePort(process.env['PORT'])
  await run('Building', [join(root, 'scripts', 'build.mjs')], root)
  folder = await mkdtemp(join(tmpdir(), 'wallet-modal-demo-'))
  const create = [
    join(root, 'bin', 'create-wallet-modal.js'),
    'my-app',
    '--yes',
    '--install',
    '--no-git',
    '--pm',
    'npm',
  ]
  await run('Scaffolding an app and installing it', create, folder)

  const app = join(folder, 'my-app')
  say('Starting the sandbox')
  const cli = join(app, 'node_modules', 'create-wallet-modal', 'bin', 'create-wallet-modal.js')
  const sandbox = await firstLine(start([cli, 'sandbox', '--json'], app), 'The sandbox')

  say('Starting the dev server')
  const vite = join(app, 'node_modules', 'vite', 'bin', 'vite.js')
  const server = start([vite, '--host', 'localhost', '--port', String(port), '--strictPort'], app, {
    WALLET_MODAL_SANDBOX: sandbox,
  })
  server.stdout?.pipe(process.stderr)
  const url = `http://localhost:${port}`
  await answers(url, server)
  process.stdout.write(json ? `${JSON.stringify({ ready: url, sandbox: JSON.parse(sandbox) })}\n` : `ready ${url}\n`)
  await Promise.race([...children].map((child) => ended(child)))
  if (!stopping.signal.aborted)
    throw new Error('The dev server or the sandbox ended by itself; its own output says why.')
}

/** Starts a Node program in a process group of its own, so that all it starts can be ended with it. */
function start(/** @type {string[]} */ args, /** @type {string} */ cwd, env = {}) {
  stopping.signal.throwIfAborted()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

async function run(/** @type {string} */ title, /** @type {string[]} */ args, /** @type {string} */ cwd) {
  say(title)
  const child = start(args, cwd)
  child.stdout?.pipe(process.stderr)
  const code = await ended(child)
  if (code !== 0) throw new Error(`${title} failed; the lines above say why.`)
}

/** The one line that a program prints when it is ready. */
async function firstLine(/** @type {import('node:child_process').ChildProcess} */ child, /** @type {string} */ name) {
  if (!child.stdout) throw new Error(`${name} has no output.`)
  const lines = createInterface({ input: child.stdout })
  const line = await Promise.race([
    new Promise((/** @type {(line: string) => void} */ resolve) => lines.once('line', resolve)),
    ended(child).then(() => null),
  ])
  if (line === null) throw new Error(`${name} did not start; the lines above say why.`)
  return line
}

async function answers(/** @type {string} */ url, /** @type {import('node:child_process').ChildProcess} */ server) {
  while (server.exitCode === null && !stopping.signal.aborted) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
    if (response?.ok) return
    await sleep(100, undefined, { signal: stopping.signal })
  }
  throw new Error('The dev server did not start; the lines above say why.')
}

async function choosePort(/** @type {string | undefined} */ wish) {
  if (wish === undefined || wish === '') return listen(0)
  const port = Number(wish)
  if (!/^\d+$/.test(wish) || port < 1 || port > 65_535)
    throw new Error(`PORT=${wish} is no port: use a number from 1 to 65535.`)
  try {
    return await listen(port)
  } catch {
    throw new Error(
      `Port ${port} is taken, so the demo cannot be served there. Set PORT to another one, or leave it out.`,
    )
  }
}

function listen(/** @type {number} */ port) {
  return new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

function ended(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((/** @type {(code: number | null) => void} */ resolve) => child.once('exit', resolve))
}

function stop(/** @type {number} */ code) {
  if (stopping.signal.aborted) return
  exitCode = code
  stopping.abort()
  for (const child of children) signalGroup(child, 'SIGTERM')
}

async function cleanUp() {
  const left = [...children]
  for (const child of left) signalGroup(child, 'SIGTERM')
  await Promise.race([Promise.all(left.map((child) => ended(child))), sleep(5000)])
  // A process group outlives its leader when one of its processes ignores the signal.
  for (const child of left) signalGroup(child, 'SIGKILL')
  if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

function signalGroup(
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {NodeJS.Signals} */ signal,
) {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // The group has ended already.
  }
}

function say(/** @type {string} */ line) {
  process.stderr.write(`${line} …\n`)
}
