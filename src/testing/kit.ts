import { startSandbox, type Sandbox, type SandboxOptions } from '../sandbox'
import type { SandboxEndpoints } from '../sandbox/endpoints'
import { announceInWindow, type WalletWindow } from './announce-in-window'
import type { AnnounceOptions } from './announce'
import { Control } from './control'
import { Faults } from './faults'
import { TestPhone } from './phone'
import { Services } from './services'
import { TestWallet } from './wallet'

/** Local chains, wallets and services, with objects to drive them in tests. */
export class TestKit {
  /** A production build that contains this text fails, because the sandbox's Vite plugin looks for the text. */
  readonly id = 'create-wallet-modal:test-kit'
  readonly endpoints: SandboxEndpoints
  /** The JSON API of the sandbox, for steps that have no method in the kit. */
  readonly control: Control
  /** The wallet in pages. It also decides about the requests that come over the phone. */
  readonly wallet: TestWallet
  /** The phone wallet, which pairs by a link (WalletConnect). */
  readonly phone: TestPhone
  readonly faults: Faults
  readonly services: Services
  readonly #close: () => Promise<void>

  /** @param sandbox a running sandbox. `close` ends it. */
  constructor({ endpoints, close }: Sandbox) {
    this.endpoints = endpoints
    this.control = new Control(endpoints.control)
    this.wallet = new TestWallet(this.control)
    this.phone = new TestPhone(this.control)
    this.faults = new Faults(this.control)
    this.services = new Services(this.control)
    this.#close = close
  }

  /**
   * Gives test money to an account: 10 ETH and 1,000 sUSD on each EVM chain, or 10 SOL and 1,000 SBUSD on each Solana network.
   * @throws Error if the address is not an account of EVM or Solana
   */
  fund(address: string): Promise<void> {
    return this.control.command('/faucet', { address })
  }

  /** Announces the wallet in a window of happy-dom or jsdom, for tests of vitest. Returns a function that ends the wallet's connection. */
  announceIn(window: WalletWindow, options?: AnnounceOptions): Promise<() => void> {
    return announceInWindow(window, this.endpoints.walletScript, options)
  }

  /** Resets chains, wallets, services, faults and logs to the state after the start. Call `reset` before each test. */
  reset(): Promise<void> {
    return this.control.command('/reset', {})
  }

  /** Ends the chains and all servers. A second call does nothing. */
  close(): Promise<void> {
    return this.#close()
  }
}

/**
 * Starts chains, wallets and services on this machine.
 * @throws Error if anvil is missing, or if the test runs in vitest's environment `happy-dom` or `jsdom`; the message says what to do
 * @example
 * const kit = await startTestKit()
 * const { wallet } = kit
 * await kit.close()
 */
export async function startTestKit(options: SandboxOptions = {}): Promise<TestKit> {
  if ('document' in globalThis)
    throw new Error(
      'The test kit needs the fetch and the URL of Node. Run the test in the environment node: `// @vitest-environment node`.',
    )
  return new TestKit(await startSandbox(options))
}
