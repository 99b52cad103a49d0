import { rmSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { Machine } from '../sign-in-server/machines'
import { buildInstance, startInstance } from '../sign-in-server/machines'
import type { Side } from './client'
import type { SharedStore } from './stores'
import { openSharedStore } from './stores'

/** Two sign-in servers, each in its own process, on one store. */
export interface Cluster {
  ports: readonly [number, number]
  store: SharedStore
  /** Ends a server with SIGKILL and starts it again on its port. */
  restart(side: Side, downMs: number): Promise<void>
  stop(): Promise<void>
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A free port below those that the system gives to outgoing connections. Otherwise a client could take the port of a killed server. */
async function lowPort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((resolve) => server.close(resolve))
    if (isFree) return port
  }
}

/**
 * Starts the store and the two servers.
 * @param fault the fault that a self-test plants into both servers
 */
export async function startCluster(kind: string, fault: string | undefined): Promise<Cluster> {
  const ports = [await lowPort(), await lowPort()] as const
  const control = async (mode: string) => {
    await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/disk/${mode}`)))
  }
  const script = await buildInstance('quality/server-load/instance.ts')
  const store = await openSharedStore(kind, control)
  const begin = (side: Side): Promise<Machine> =>
    startInstance(script, {
      SIGN_IN_STORE: store.address,
      PORT: String(ports[side]),
      ...(fault === undefined ? {} : { PLANTED_FAULT: fault }),
    })
  const started = await Promise.allSettled([begin(0), begin(1)])
  const machines = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  async function stop(): Promise<void> {
    await Promise.all(machines.map((machine) => machine.kill()))
    await store.stop()
    rmSync(script, { force: true })
  }
  for (const each of started)
    if (each.status === 'rejected') {
      await stop()
      throw each.reason
    }
  return {
    ports,
    store,
    async restart(side, downMs) {
      await machines[side]?.kill()
      await wait(downMs)
      machines[side] = await begin(side)
    },
    stop,
  }
}
