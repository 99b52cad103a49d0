import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

const longest = 600_000

/** The environment of somebody at a terminal, without what a test run adds to it: frameworks would take it for theirs. */
export function outsideEnv(changes: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const foreign =
    /^(NODE_ENV|NODE_OPTIONS|VITE|VITEST.*|TEST|WALLET_MODAL_SANDBOX|npm_(lifecycle|package|command|execpath|node).*|INIT_CWD)$/i
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  return {
    ...Object.fromEntries(inherited),
    CI: '1',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...changes,
  }
}

/** Runs a program to its end, and resolves with its output. Rejects with the output when the program fails. */
export function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  timeout = longest,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: outsideEnv(env), timeout, maxBuffer: 2 ** 24 }
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      const output = `${stdout}\n${stderr}`.trim()
      if (error) reject(new Error(`${command} ${args.join(' ')} failed.\n${output.slice(-6_000)}`, { cause: error }))
      else resolve(output)
    })
    child.stdin?.end()
  })
}

/** A server of an app, until it is told to stop. */
export class AppServer {
  readonly address: string
  readonly #child: ChildProcess
  #output = ''

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#output += String(chunk)))
  }

  /** Starts a program of an app on a free port, which `argsOn` writes down, and waits until it serves its first page. */
  static async start(
    folder: string,
    argsOn: (port: string) => readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<AppServer> {
    const port = String(await freePort())
    const child = spawn(process.execPath, argsOn(port), {
      cwd: folder,
      env: outsideEnv({ ...env, PORT: port }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const server = new AppServer(child, `http://localhost:${port}`)
    await server.#ready()
    return server
  }

  /** The server's response for its first page. */
  async markup(): Promise<string> {
    return (await fetch(this.address)).text()
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    const force = setTimeout(() => this.#child.kill('SIGKILL'), 5_000)
    await ended
    clearTimeout(force)
  }

  async #ready(): Promise<void> {
    const isUp = async (): Promise<void> => {
      if (this.#child.exitCode !== null) throw new Error(`The server has ended.\n${this.#output}`)
      const { ok, status } = await fetch(this.address)
      if (!ok) throw new Error(`The server answers ${status}.\n${this.#output}`)
    }
    await vi.waitFor(isUp, { timeout: 120_000, interval: 250 })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
