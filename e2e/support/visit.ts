import type { BrowserContext, Page } from 'playwright-core'
import type { Guard } from './guard'
import { HostPage } from './host-page'

/** One visitor: a browser profile with its tabs on the host app. */
export class Visit {
  readonly context: BrowserContext
  readonly guard: Guard
  readonly address: string
  readonly #expected: readonly RegExp[]
  readonly #tabs: HostPage[] = []

  constructor(context: BrowserContext, guard: Guard, address: string, expected: readonly RegExp[]) {
    this.context = context
    this.guard = guard
    this.address = address
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
    const tab = new HostPage(page)
    this.#tabs.push(tab)
    return tab
  }

  /** Everything forbidden that the visitor's pages did. */
  findings(): string[] {
    return this.guard.findings(this.#expected)
  }
}
