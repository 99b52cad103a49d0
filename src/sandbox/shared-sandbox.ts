import { startSandbox, type Sandbox, type SandboxOptions } from './start'

/** One user's hold on a sandbox that several may share. */
export interface SharedSandbox {
  readonly sandbox: Promise<Sandbox>
  /** Gives the hold back; the last one closes the sandbox. */
  release(): Promise<void>
}

const running = new Map<string, { readonly sandbox: Promise<Sandbox>; users: number }>()

/**
 * Gives the sandbox of a project, starting it for the first user. When Vite restarts its dev server, the new one asks
 * before the old one lets go, so connections, balances and addresses outlive a change of the configuration.
 */
export function shareSandbox(options: SandboxOptions): SharedSandbox {
  const key = JSON.stringify([options.cwd, options.port, options.chains?.map((chain) => chain.id)])
  const entry = running.get(key) ?? { sandbox: startSandbox(options), users: 0 }
  running.set(key, entry)
  entry.users += 1
  let isHeld = true
  return {
    sandbox: entry.sandbox,
    async release() {
      if (!isHeld) return
      isHeld = false
      entry.users -= 1
      if (entry.users > 0) return
      running.delete(key)
      // A sandbox that did not start has told its user already, and has nothing to close.
      const sandbox = await entry.sandbox.catch(() => undefined)
      await sandbox?.close()
    },
  }
}
