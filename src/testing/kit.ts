import { startSandbox, type Sandbox, type SandboxOptions } from '../sandbox'
import type { SandboxEndpoints } from '../sandbox/endpoints'
import { announceInWindow, type WalletWindow } from './announce-in-window'
import type { AnnounceOptions } from './announce'
import { Control } from './control'
import { Faults } from './faults'
import { TestPhone } from './phone'
import { TestWallet } from './wallet'

/** Chains, wallets and services on this machine, and the objects with which a test drives them. */
export class TestKit {
  /** The plugin of the sandbox looks for this text, so that a production build with the kit fails. */
  readonly id = 'create-wallet-modal:test-kit'
  readonly endpoints: SandboxEndpoints
  /** The JSON API of the sandbox, for what the kit has no method for. */
  readonly control: Control
  /** The wallet that pages find, and that decides about all requests. */
  readonly wallet: TestWallet
  /** The wallet on a phone, which pairs by a link. */
  readonly phone: TestPhone
  readonly faults: Faults
  readonly #close: () => Promise<void>

  /** @param sandbox a running sandbox. `close` ends it. */
  constructor({ endpoints, close }: Sandbox) {
    this.endpoints = endpoints
    this.control = new Control(endpoints.control)
    this.wallet = new TestWallet(this.control)
    this.phone = new TestPhone(this.control)
    this.faults = new Faults(this.control)
    this.#close = close
  }

  /** Announces the wallet in a window of happy-dom or jsdom, for tests of vitest. Returns a function that ends the wallet's connection. */
  announceIn(window: WalletWindow, options?: AnnounceOptions): Promise<() => void> {
    return announceInWindow(window, this.endpoints.walletScript, options)
  }

  /** Everything as after the start: chains, wallets, services, faults and logs. Call this before each test. */
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
 * @throws Error if anvil is missing, with what to install; or if the test runs in vitest's environment `happy-dom` or `jsdom`
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
