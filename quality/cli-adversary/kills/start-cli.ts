import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environmentOf } from '../run-command'
import type { Place } from '../place'
import { orderVariables, type Order } from './order'

export interface Ended {
  exitCode: number | null
  isKilled: boolean
  stdout: string
  stderr: string
  /** From the start of the process to its end, in milliseconds. */
  took: number
}

export interface Start {
  place: Place
  packageRoot: string
  /** The program that kills the process from inside. */
  preload: string
  order?: Partial<Order>
  /** Kills the process after this time, in milliseconds. */
  killAfter?: number
}

const foreign = /^(npm_|CI$|NO_COLOR$|FORCE_COLOR$|GIT_|NODE_OPTIONS$)/i

/** Starts the built CLI as a process, with or without an order to die. */
export function startCli(argv: readonly string[], options: Start): Promise<Ended> {
  const { place, packageRoot, preload, order, killAfter } = options
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const begun = performance.now()
  const before = order === undefined ? [] : ['--import', preload]
  const program = join(packageRoot, 'bin', 'create-wallet-modal.js')
  const child = spawn(process.execPath, [...before, program, ...argv, '--json', '--no-input'], {
    cwd: place.root,
    env: { ...Object.fromEntries(inherited), ...environmentOf(place), ...(order && orderVariables(order)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode, signal) => {
      clearTimeout(timer)
      resolve({ exitCode, isKilled: signal === 'SIGKILL', stdout, stderr, took: performance.now() - begun })
    })
  })
}
