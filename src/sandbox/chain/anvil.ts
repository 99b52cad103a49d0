import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { genesisTime, populate } from '../testbed/populate'
import { toHexId, type SandboxChain } from './chains'
import { ownGroup, type ProcessGuard } from './process-guard'
import { rpcCall } from './rpc-call'

/** A running chain. */
export interface AnvilChain extends SandboxChain {
  readonly rpcUrl: string
  /** Resets every account, block and contract to the start. */
  reset(): Promise<void>
  close(): Promise<void>
}

const startLimitMs = 20_000
const closeLimitMs = 2_000

/**
 * Starts an anvil on a free port of the loopback address, and waits until anvil answers.
 * @throws if the binary cannot run, or is not ready after 20 s
 */
export async function startAnvil(
  binary: string,
  chain: SandboxChain,
  guard: ProcessGuard,
  log: (line: string) => void,
): Promise<AnvilChain> {
  const now = Date.now()
  const address = ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chain.id), '--color', 'never']
  const args = [...address, '--timestamp', String(genesisTime(now))]
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'], ...ownGroup })
  if (child.pid !== undefined) guard.add(child.pid)
  const close = (): Promise<void> => endProcess(child)
  try {
    const rpcUrl = await listening(child, binary)
    await populate(rpcUrl, chain, now)
    let snapshot = await rpcCall(rpcUrl, 'evm_snapshot', [])
    const isOpen = (): boolean => child.exitCode === null && child.signalCode === null
    child.once('exit', () => {
      if (!isClosing.has(child)) log(`The chain ${chain.name} (${toHexId(chain.id)}) ended; start the sandbox again.`)
    })
    return {
      ...chain,
      rpcUrl,
      async reset() {
        if (!isOpen()) throw new Error(`The chain ${chain.name} is not running; start the sandbox again.`)
        // A block that anvil is mining now would be added after the reset. anvil mines one block at a time, so `evm_mine` waits for that
        // block.
        await rpcCall(rpcUrl, 'evm_setAutomine', [false])
        await rpcCall(rpcUrl, 'anvil_dropAllTransactions', [])
        await rpcCall(rpcUrl, 'evm_mine', [])
        await rpcCall(rpcUrl, 'evm_revert', [snapshot])
        await rpcCall(rpcUrl, 'anvil_dropAllTransactions', [])
        await rpcCall(rpcUrl, 'evm_setAutomine', [true])
        // The reset has also set the chain's clock back.
        await rpcCall(rpcUrl, 'evm_setTime', [Math.floor(Date.now() / 1_000)])
        snapshot = await rpcCall(rpcUrl, 'evm_snapshot', [])
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const isClosing = new WeakSet<ChildProcess>()

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  isClosing.add(child)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), closeLimitMs)
  await ended
  clearTimeout(timer)
}

function listening(child: ChildProcess, binary: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string): void => {
      clearTimeout(timer)
      reject(
        new Error(
          `anvil could not be started: ${reason}. Without it the sandbox has no chains. The binary is ${binary}; ` +
            'try it with --version, and reinstall it with `npm install --save-dev @foundry-rs/anvil`.',
        ),
      )
    }
    const timer = setTimeout(() => fail(`it was not ready after ${startLimitMs / 1000} s`), startLimitMs)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => {
      fail(`it ended with ${signal ?? `code ${code}`}${output.trim() === '' ? '' : ` (${lastLine(output)})`}`)
    })
    const read = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-8_000)
      const address = /Listening on ([\d.]+:\d+)/.exec(output)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      child.stdout?.off('data', read)
      // Nobody reads the output from now on. If the pipe were full, anvil would stop.
      child.stdout?.resume()
      resolve(`http://${address}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString('utf8')).slice(-8_000)))
  })
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, 300) ?? ''
}
