import { startSandbox, type Sandbox, type SandboxOptions } from './start'

/** One user's share of a sandbox that several users may share. */
export interface SharedSandbox {
  readonly sandbox: Promise<Sandbox>
  /** Gives this share back. When the last user gives its share back, the sandbox is closed. */
  release(): Promise<void>
}

const running = new Map<string, { readonly sandbox: Promise<Sandbox>; users: number }>()

/**
 * Returns the sandbox of a project, and starts the sandbox for the first user. When Vite restarts its dev server, the new server asks for
 * the sandbox before the old server gives its share back. So connections, balances and addresses stay the same after a change of Vite's
 * configuration. A sandbox that failed to start is not shared: the next user starts another.
 */
export function shareSandbox(options: SandboxOptions): SharedSandbox {
  const key = JSON.stringify([options.cwd, options.port, options.chains], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const entry = running.get(key) ?? { sandbox: startSandbox(options), users: 0 }
  running.set(key, entry)
  const end = (): void => void (running.get(key) === entry && running.delete(key))
  entry.sandbox.catch(end)
  entry.users += 1
  let isHeld = true
  return {
    sandbox: entry.sandbox,
    async release() {
      if (!isHeld) return
      isHeld = false
      entry.users -= 1
      if (entry.users > 0) return
      end()
      // A sandbox that could not start has already told its user, and has nothing to close.
      const sandbox = await entry.sandbox.catch(() => undefined)
      await sandbox?.close()
    },
  }
}
