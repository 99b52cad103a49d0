import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import {
  startTestKit,
  type Faults,
  type Services,
  type TestKit,
  type TestPhone,
  type TestWallet,
} from '../../src/testing'
import type { HostConfig } from '../host/config'
import { launchBrowser } from './browser'
import { Guard } from './guard'
import { HostServer, type PageQuery } from './host-server'
import { sandboxNetworks } from './networks'
import { strictPolicy } from './policy/derived-policy'
import { Visit } from './visit'

/** The circumstances of a visit to the host app. */
export interface VisitOptions extends Pick<PageQuery, 'wallets'> {
  config?: Partial<HostConfig>
  /** Sends the content security policy that `doctor csp` prints for this configuration, with the sandbox's wallet added. */
  isStrict?: boolean
  /** Which build of the host app; plain when left out. */
  build?: BuildName
  /** A phone with a touch screen instead of a desktop with a mouse. */
  isPhone?: boolean
  scheme?: 'light' | 'dark'
  reducedMotion?: boolean
  /** The visitor's browser runs no scripts, so the page is only what the server sent. */
  hasNoScripts?: boolean
  /** Scripts that run in every page before its own. */
  scripts?: readonly string[]
  /** Expected messages in the console. */
  expects?: readonly RegExp[]
}

type BuildName = 'plain' | 'development' | 'compiled'

interface Running {
  kit: TestKit
  browser: Browser
  hosts: Readonly<Record<BuildName, HostServer>>
}

/** The chains, the wallet, the host app and the browser of a test file. `useWorld` resets the chains and the wallet before every test. */
export class World {
  #running: Running | undefined
  #visits: Visit[] = []

  get endpoints(): SandboxEndpoints {
    return this.kit.endpoints
  }

  /** The test kit, which runs the chains, the wallets and the services of the test file. */
  get kit(): TestKit {
    return this.#world.kit
  }

  /** The browser wallet that announces itself in every page. */
  get wallet(): TestWallet {
    return this.#world.kit.wallet
  }

  /** The wallet on a phone, which connects by scanning a pairing code. */
  get phone(): TestPhone {
    return this.#world.kit.phone
  }

  /** The faults of the sandbox's services, by name. */
  get faults(): Faults {
    return this.#world.kit.faults
  }

  /** The services of the sandbox: what they answer, and what they got. */
  get services(): Services {
    return this.#world.kit.services
  }

  /** The server of a build of the host app. */
  host(build: BuildName): HostServer {
    return this.#world.hosts[build]
  }

  /** The RPC address of a sandbox chain. */
  rpc(chainId: number): string {
    const url = this.endpoints.rpc[`eip155:${chainId}`]
    if (url === undefined) throw new Error(`The sandbox has no chain ${chainId}`)
    return url
  }

  /** Opens the host app in a new profile of the browser. */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const { browser } = this.#world
    const host = this.host(options.build ?? 'plain')
    const context = await browser.newContext(contextOptions(options))
    context.setDefaultTimeout(20_000)
    for (const content of options.scripts ?? []) await context.addInitScript({ content })
    const config = { networks: sandboxNetworks(this.endpoints), ...options.config }
    const policy = options.isStrict ? strictPolicy(config, this.endpoints) : undefined
    const address = host.address(config, { ...options, ...(policy !== undefined && { policy }) })
    const parts = { context, guard: new Guard(context), address, wallet: this.wallet, expected: options.expects ?? [] }
    const visit = new Visit(parts)
    this.#visits.push(visit)
    await visit.openTab()
    return visit
  }

  /** Opens an empty profile of the browser. Nothing watches its pages, and the caller closes it. */
  newContext(): Promise<BrowserContext> {
    return this.#world.browser.newContext(contextOptions({}))
  }

  async start(): Promise<void> {
    const [kit, browser] = await Promise.all([startTestKit(), launchBrowser()])
    const builds = inject('host')
    const serve = (name: BuildName): Promise<HostServer> => HostServer.start(builds[name], kit.endpoints)
    const hosts = {
      plain: await serve('plain'),
      development: await serve('development'),
      compiled: await serve('compiled'),
    }
    this.#running = { kit, browser, hosts }
  }

  reset(): Promise<void> {
    return this.#world.kit.reset()
  }

  async stop(): Promise<void> {
    if (!this.#running) return
    const { browser, kit, hosts } = this.#running
    await Promise.all([browser.close(), ...Object.values(hosts).map((host) => host.close())])
    await kit.close()
  }

  /** Closes the pages that the test opened. Fails when a page did something forbidden. */
  async endVisits(): Promise<void> {
    const visits = this.#visits
    this.#visits = []
    for (const host of Object.values(this.#world.hosts)) Object.assign(host, { markup: '', backEnd: undefined })
    await Promise.all(visits.map((visit) => visit.context.close()))
    const findings = visits.flatMap((visit) => visit.findings())
    expect(findings, findings.join('\n')).toEqual([])
  }

  get #world(): Running {
    if (!this.#running) throw new Error('The world has not started')
    return this.#running
  }
}

/** Gives a test file its world, started before its first test and ended after its last. */
export function useWorld(): World {
  const world = new World()
  beforeAll(() => world.start())
  beforeEach(() => world.reset())
  afterEach(() => world.endVisits())
  afterAll(() => world.stop())
  return world
}

function contextOptions({ isPhone, hasNoScripts, scheme, reducedMotion }: VisitOptions): BrowserContextOptions {
  return {
    locale: 'en-US',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1100, height: 900 },
    ...(isPhone && { hasTouch: true, isMobile: true }),
    javaScriptEnabled: !hasNoScripts,
    colorScheme: scheme ?? 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  }
}
