import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestWallet } from '../../src/testing'
import { ModalPage, type ConnectOptions } from '../../src/testing/playwright'

/** The host app in a tab: its buttons, the values of its hooks, and the modal. */
export class HostPage extends ModalPage {
  readonly #part: Locator

  /**
   * @param wallet the wallet that approves the requests of `connect`, `switchNetwork`, `signIn` and `account.send`. Without a wallet, the test answers
   *   these requests.
   * @param name which of several modals the buttons belong to
   */
  constructor(page: Page, wallet?: TestWallet, name = 'default') {
    super(page, wallet && { wallet })
    this.#part = page.getByTestId(`host-${name}`)
  }

  /** The combined button, whose text is the status. */
  override get button(): Locator {
    return this.#part.getByTestId('wm-button')
  }

  get networkButton(): Locator {
    return this.#part.getByTestId('wm-network-button')
  }

  get address(): Locator {
    return this.modal.getByTestId('wm-address')
  }

  get state(): Locator {
    return this.modal.getByTestId('wm-connecting')
  }

  /** Something inside the host app's own part of the page. */
  part(testId: string): Locator {
    return this.#part.getByTestId(testId)
  }

  /** The outcome of the request that the host app's buttons sent to the wallet. */
  async outcome(): Promise<string> {
    const outcome = this.part('host-outcome')
    await expect.poll(() => outcome.textContent()).not.toMatch(/^(working)?$/)
    return (await outcome.textContent()) ?? ''
  }

  /** The value of a hook, as text. */
  async fact(name: string): Promise<string> {
    return (await this.#part.getByTestId(`fact-${name}`).textContent()) ?? ''
  }

  /** Waits until a hook has a value. */
  async seesFact(name: string, value: string): Promise<void> {
    await expect.poll(() => this.fact(name)).toBe(value)
  }

  /** Waits until the wallet view is in a state. */
  async seesState(state: 'waiting' | 'declined' | 'error' | 'connected'): Promise<void> {
    await this.modal.locator(`[data-testid=wm-connecting][data-state=${state}]`).waitFor()
  }

  async seesStatus(status: 'connecting' | 'connected' | 'disconnected' | 'reconnecting'): Promise<void> {
    await this.#part.locator(`[data-testid=wm-button][data-status=${status}]`).waitFor()
  }

  /** Presses Escape. */
  async escape(): Promise<void> {
    await this.page.keyboard.press('Escape')
  }

  /** Connects a wallet, and waits until the host app knows the account and the modal is closed. */
  override async connect(name = 'Sandbox Wallet', options?: ConnectOptions): Promise<void> {
    await super.connect(name, options)
    await this.seesFact('connected', 'true')
    await this.seesClosed()
  }
}
