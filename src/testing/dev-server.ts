import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { TestKit } from './kit'
import { until } from './until'

/** The app to serve, and the time limit of the start. */
export interface DevServerOptions {
  /** The folder of an app that has Vite among its packages. Default: the working directory. */
  readonly root?: string
  /** The time limit of the start, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number
}

/** A running dev server. */
export interface DevServer {
  /** The address of the app. */
  readonly url: string
  close(): Promise<void>
}

/** The number of characters from the end of the dev server's output that an error message shows. */
const maxOutput = 2_000

/**
 * Starts Vite's dev server of an app. The app uses the chains and services of the kit, if its configuration has the plugin
 * `walletModalSandbox()`.
 * @throws Error if the server does not start in time; the message has the end of the server's output
 */
export async function startDevServer(
  { endpoints }: Pick<TestKit, 'endpoints'>,
  { root: folder = process.cwd(), timeoutMs = 60_000 }: DevServerOptions = {},
): Promise<DevServer> {
  const root = resolve(folder)
  const vite = join(dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js')
  const port = await freePort()
  const args = [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const child = spawn(process.execPath, args, { cwd: root, env: envOf(endpoints), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const note = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-maxOutput))
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const url = `http://127.0.0.1:${port}/`
  try {
    await until(
      () => isReady(child, url),
      timeoutMs,
      async () => `The dev server of ${root} did not start:\n${output}`,
    )
  } catch (error) {
    await end(child)
    throw error
  }
  return { url, close: () => end(child) }
}

/** Removes the environment variables of vitest, because Vite would otherwise behave as in a test and start no sandbox. */
function envOf(endpoints: TestKit['endpoints']): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|DEV$|PROD$|SSR$|MODE$)/.test(name),
  )
  return { ...Object.fromEntries(entries), WALLET_MODAL_SANDBOX: JSON.stringify(endpoints) }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function isReady(child: ChildProcess, url: string): Promise<true | undefined> {
  if (child.exitCode !== null) return undefined
  const response = await fetch(url).catch(() => undefined)
  return response?.ok || undefined
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}
