import type { BrowserContext, Page, Route } from 'playwright-core'
import { HostPage } from '../host-page'
import { inPage } from '../in-page'
import type { World } from '../world'
import { bridgedName, bridgeWallet, remotePicture } from './bridged-wallet'
import { outside } from './setups'

/** A request or an element that the policy of the page has blocked. */
export interface Violation {
  directive: string
  blocked: string
}

export interface PolicyVisitOptions {
  address: string
  /** The network of the wallet. */
  chainId: number
  /** Hosts of the internet, with the addresses of this computer that answer in their place. Without any, no request is intercepted. */
  standIns: Readonly<Record<string, string>>
}

/** A visit to the host app under a policy. The page is opened by `go`. */
export class PolicyVisit {
  readonly context: BrowserContext
  readonly page: Page
  readonly host: HostPage
  readonly violations: Violation[] = []
  readonly #address: string
  #told: (violation: Violation) => void = () => {}

  private constructor(context: BrowserContext, page: Page, address: string) {
    this.context = context
    this.page = page
    this.host = new HostPage(page)
    this.#address = address
  }

  static async start(world: World, { address, chainId, standIns }: PolicyVisitOptions): Promise<PolicyVisit> {
    const context = await world.newContext()
    await bridgeWallet(context, world.endpoints.rpc, chainId)
    const pictures = `${world.endpoints.api}/public`
    for (const [host, stand] of Object.entries(standIns))
      await context.route(`${host}/**`, (route) => answerFrom(route, { host, stand, pictures }))
    if (Object.keys(standIns).length > 0)
      await context.route(`${outside.pictures}/**`, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: remotePicture }),
      )
    const visit = new PolicyVisit(context, await context.newPage(), address)
    await context.exposeBinding('tellViolation', (_, violation: Violation) => visit.#tell(violation))
    await context.addInitScript({
      content: `if (window === window.top) addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        void tellViolation({ directive: effectiveDirective, blocked: blockedURI }))`,
    })
    return visit
  }

  /** Opens the page. */
  async go(): Promise<void> {
    await this.page.goto(this.#address)
  }

  /** Connects the wallet, which approves. */
  async connect(): Promise<void> {
    await this.go()
    await this.host.open()
    await this.host.wallet(bridgedName).click()
    await this.fact('connected', 'true').waitFor()
  }

  /** Connects the wallet, and opens the account. */
  async openAccount(): Promise<void> {
    await this.connect()
    await this.host.modal.waitFor({ state: 'detached' })
    await this.host.open()
    await this.host.in('wm-balance').waitFor()
  }

  /** The element with the value of a hook. */
  fact(name: string, value: string | RegExp): ReturnType<HostPage['part']> {
    return this.host.part(`fact-${name}`).filter({ hasText: value })
  }

  /** Resolves when a picture that a selector finds has loaded. */
  async seesPicture(selector: string): Promise<void> {
    const picture = this.page.locator(selector).first()
    await picture.waitFor()
    await inPage(picture, 'element.decode()')
  }

  /** Resolves when the page has blocked something by a directive. */
  async violated(directive: string): Promise<Violation> {
    const matches = (violation: Violation): boolean => violation.directive.startsWith(directive)
    const earlier = this.violations.find(matches)
    if (earlier) return earlier
    return new Promise((resolve) => (this.#told = (violation) => matches(violation) && resolve(violation)))
  }

  async close(): Promise<void> {
    await this.context.close()
  }

  #tell(violation: Violation): void {
    this.violations.push(violation)
    this.#told(violation)
  }
}

/** Answers in the place of a host. Where the sandbox names pictures on this computer, the host names pictures on the internet. */
async function answerFrom(
  route: Route,
  { host, stand, pictures }: { host: string; stand: string; pictures: string },
): Promise<void> {
  const url = stand.replace(/\/+$/, '') + route.request().url().slice(host.length)
  try {
    const response = await route.fetch({ url })
    const isJson = response.headers()['content-type']?.includes('json') === true
    const body = isJson ? (await response.text()).replaceAll(pictures, outside.pictures) : await response.body()
    await route.fulfill({ response, body })
  } catch {
    // The page has been closed.
    await route.abort().catch(() => {})
  }
}
