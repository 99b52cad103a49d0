import type { BrowserContext, Page } from 'playwright-core'
import type { TestWallet } from '../../src/testing'
import type { Guard } from './guard'
import { HostPage } from './host-page'

interface VisitParts {
  readonly context: BrowserContext
  readonly guard: Guard
  /** The address of the host app. */
  readonly address: string
  readonly wallet: TestWallet
  /** Expected messages in the console. */
  readonly expected: readonly RegExp[]
}

/** One visitor: a browser profile with its tabs on the host app. */
export class Visit {
  readonly context: BrowserContext
  readonly guard: Guard
  readonly address: string
  readonly #wallet: TestWallet
  readonly #expected: readonly RegExp[]
  readonly #tabs: HostPage[] = []

  constructor({ context, guard, address, wallet, expected }: VisitParts) {
    this.context = context
    this.guard = guard
    this.address = address
    this.#wallet = wallet
    this.#expected = expected
  }

  /** The host app in the first tab. */
  get host(): HostPage {
    const [first] = this.#tabs
    if (!first) throw new Error('No tab is open')
    return first
  }

  get page(): Page {
    return this.host.page
  }

  /** Opens the host app in another tab. */
  async openTab(): Promise<HostPage> {
    const page = await this.context.newPage()
    await page.goto(this.address)
    const tab = new HostPage(page, this.#wallet)
    this.#tabs.push(tab)
    return tab
  }

  /** Everything forbidden that the visitor's pages did. */
  findings(): string[] {
    return this.guard.findings(this.#expected)
  }
}
