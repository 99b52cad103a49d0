import type { SandboxEndpoints } from './endpoints'
import { socialProviders } from './social/providers'
import { startSandbox } from './start'

/** The options that the command line gives the sandbox. */
export interface RunSandboxOptions {
  /** Whether the endpoints are printed as one line of JSON. */
  readonly json: boolean
  readonly port?: number | undefined
  readonly cwd: string
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  /** Ends the sandbox when the signal aborts, as SIGINT and SIGTERM do. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Starts a sandbox and prints its addresses. The sandbox runs until the signal aborts, or the process gets SIGINT or SIGTERM.
 * @returns the exit code: 0 after a normal end, 1 if the sandbox could not start
 */
export async function runSandbox(options: RunSandboxOptions): Promise<number> {
  const { json, port, cwd, stdout, stderr } = options
  const stop = new AbortController()
  const end = (): void => stop.abort()
  options.signal?.addEventListener('abort', end)
  process.on('SIGINT', end).on('SIGTERM', end)
  if (options.signal?.aborted) end()
  try {
    const log = (line: string): void => void stderr.write(`${line}\n`)
    const sandbox = await startSandbox({ cwd, log, signal: stop.signal, ...(port === undefined ? {} : { port }) })
    stdout.write(json ? `${JSON.stringify(sandbox.endpoints)}\n` : listEndpoints(sandbox.endpoints))
    if (!stop.signal.aborted) {
      await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
    }
    await sandbox.close()
    return 0
  } catch (error) {
    if (stop.signal.aborted) return 0
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    options.signal?.removeEventListener('abort', end)
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}

function listEndpoints(endpoints: SandboxEndpoints): string {
  const { rpc, api, walletPage, walletScript, control, relay, rpcProxy, analytics, pairingPage, inbox, smtp } =
    endpoints
  const { faucet, onramp, social, farcaster, bundlers, paymasters } = endpoints
  const rows = [
    ...Object.entries(rpc),
    ['wallet window', walletPage],
    ['wallet script', walletScript],
    ['phone wallet', pairingPage],
    ['pairing relay', relay],
    ['directory', api],
    ['chain proxy', `${rpcProxy}/v1/`],
    ['analytics', `${analytics}/e`],
    ['inbox', inbox],
    ['mail server', smtp],
    ['faucet', faucet],
    ['provider', onramp],
    ...socialProviders.map((provider) => [`login ${provider}`, social[provider].url]),
    ['farcaster', farcaster.relay],
    ['fid registries', farcaster.rpc],
    ...Object.values(bundlers).map((address) => ['bundler', address]),
    ...Object.values(paymasters).map((address) => ['paymaster', address]),
    ['control', control],
  ]
  const lines = rows.map(([name = '', address = '']) => `  ${name.padEnd(14)} ${address}`)
  return [
    'The sandbox is ready. Its chains, accounts and keys are for this machine only.',
    '',
    ...lines,
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n')
}
