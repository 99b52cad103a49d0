import { anvilSearchFolders, resolveAnvil } from './chain/anvil-binary'
import { startAnvil, type AnvilChain } from './chain/anvil'
import { defaultChains, type SandboxChain } from './chain/chains'
import { startProcessGuard, type ProcessGuard } from './chain/process-guard'
import type { SandboxEndpoints } from './endpoints'
import { ControlRoutes } from './http/control-routes'
import { readWallets } from './http/directory'
import { DirectoryRoutes } from './http/directory-routes'
import { ProviderRoutes } from './http/provider-routes'
import { PublicFiles } from './http/public-files'
import { startServer } from './http/server'
import { sandboxFolder } from './paths'
import { Approvals } from './wallet/approvals'
import { WalletState } from './wallet/wallet-state'
import { join } from 'node:path'

/** How to start a sandbox. */
export interface SandboxOptions {
  /** Port of the HTTP server; a free one by default. The chains always take free ones. */
  readonly port?: number
  /** The chains to start; two by default. */
  readonly chains?: readonly SandboxChain[]
  /** The project that anvil is looked for in first; the working directory by default. */
  readonly cwd?: string
  /** Aborting closes the sandbox. */
  readonly signal?: AbortSignal
  /** Receives a line when something goes wrong after the start. */
  readonly log?: (line: string) => void
}

/** A running sandbox. */
export interface Sandbox {
  readonly endpoints: SandboxEndpoints
  /** Ends the server and every process; more than one call is fine. */
  close(): Promise<void>
}

/**
 * Starts the local world: chains, the announced wallet with its window, and the wallet directory. It listens on the
 * loopback address only. Its processes end with `close()`, and also when this process ends in any other way.
 * @throws when anvil is missing or cannot run, or the port is taken; nothing is left running then
 * @example
 * const sandbox = await startSandbox()
 * console.log(sandbox.endpoints.walletPage)
 * await sandbox.close()
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, cwd = process.cwd(), signal, log = () => {} } = options
  signal?.throwIfAborted()
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${port} is not a port. Choose one from 1024 to 65535 with --port, or leave --port out.`)
  }
  const binary = resolveAnvil(anvilSearchFolders(cwd))
  const guard = startProcessGuard()
  const chains = await startChains(binary, options.chains ?? defaultChains, guard, log)
  const closeChains = async (): Promise<void> => {
    await Promise.all(chains.map((chain) => chain.close()))
    await guard.release()
  }
  try {
    return await serve(chains, port, signal, closeChains)
  } catch (error) {
    await closeChains()
    throw error
  }
}

async function startChains(
  binary: string,
  wanted: readonly SandboxChain[],
  guard: ProcessGuard,
  log: (line: string) => void,
): Promise<AnvilChain[]> {
  const results = await Promise.allSettled(wanted.map((chain) => startAnvil(binary, chain, guard, log)))
  const chains = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed === undefined) return chains
  await Promise.all(chains.map((chain) => chain.close()))
  await guard.release()
  throw failed.reason
}

async function serve(
  chains: readonly AnvilChain[],
  wantedPort: number,
  signal: AbortSignal | undefined,
  closeChains: () => Promise<void>,
): Promise<Sandbox> {
  const folder = sandboxFolder()
  const data = join(folder, 'data')
  const state = new WalletState(chains)
  const approvals = new Approvals(state)
  const provider = new ProviderRoutes(state, approvals)
  const resetChains = async (): Promise<void> => void (await Promise.all(chains.map((chain) => chain.reset())))
  const wallets = await readWallets(data, chains.map(caip2))
  const { server, port } = await startServer(
    {
      files: new PublicFiles(join(folder, 'public'), state),
      provider,
      control: new ControlRoutes({ state, approvals, provider, resetChains }),
      directory: new DirectoryRoutes(data, wallets),
    },
    wantedPort,
  )
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    signal?.removeEventListener('abort', close)
    closing ??= (async () => {
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([ended, closeChains()])
    })()
    return closing
  }
  signal?.addEventListener('abort', close)
  if (signal?.aborted) {
    await close()
    signal.throwIfAborted()
  }
  return { endpoints: endpointsOf(`http://127.0.0.1:${port}`, chains), close }
}

function endpointsOf(base: string, chains: readonly AnvilChain[]): SandboxEndpoints {
  return {
    rpc: Object.fromEntries(chains.map((chain) => [caip2(chain), chain.rpcUrl])),
    api: `${base}/api`,
    walletScript: `${base}/wallet.js`,
    walletPage: `${base}/wallet`,
    control: `${base}/control`,
  }
}

function caip2({ id }: SandboxChain): string {
  return `eip155:${id}`
}
