import { reaction } from 'mobx'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import type { FakeBrowser } from '../../../template/src/wallet-modal/testing/fake-browser'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { evmAccounts } from '../../funds/people'
import { BaseWorld } from '../kit/base-world'
import type { Held } from '../kit/held-requests'
import { HeldWallet } from '../kit/held-wallet'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import type { Page } from '../kit/page'
import { openPage } from '../kit/page'

const tabs = [0, 1, 2] as const
export type Tab = (typeof tabs)[number]

/** Three tabs of one browser with the same wallet. Messages between the tabs may be late. */
export class TabsWorld extends BaseWorld {
  /** The wallet in each tab. All of them share the same accounts. */
  readonly wallets = tabs.map(() => new HeldWallet('one', evmAccounts, this.requests, this.ledger))
  /** How late messages between tabs are, in milliseconds. */
  readonly delay: number
  readonly #stops: (() => void)[] = []

  static async create(number: number): Promise<TabsWorld> {
    const world = new TabsWorld(number)
    for (const wallet of world.wallets) {
      const options = { networks: [alpha, beta] as const, adapters: [testEvmAdapter()] }
      const around = { ...world.around, browser: world.#lateBrowser() }
      world.pages.push(await openPage(around, [wallet], options))
    }
    for (const tab of tabs) world.#watch(tab)
    await world.clock.advance(1_000)
    world.noteBaseline()
    return world
  }

  constructor(number: number) {
    super(number)
    this.delay = [0, 5, 40][number % 3] ?? 0
  }

  page(tab: Tab): Page {
    const page = this.pages[tab]
    if (!page) throw new Error(`There is no tab ${tab}`)
    return page
  }

  connect(tab: Tab): void {
    const { root } = this.page(tab)
    const connector = root.connector.getConnectorById('com.example.one')
    if (!connector) throw new Error('The wallet is not listed')
    void this.ledger.promise('connect', root.connection.connectExternal(connector))
  }

  disconnect(tab: Tab): void {
    void this.ledger.promise('disconnect', this.page(tab).root.connection.disconnect())
  }

  /** The visitor changes the shared accounts in the wallet, which tells every tab. */
  share(accounts: readonly string[]): void {
    for (const wallet of this.wallets) wallet.changeAccounts(accounts)
  }

  protected flags(): LoadingFlag[] {
    return this.pages.flatMap(({ root }) => coreFlags(root))
  }

  /** When nothing is under way, every tab shows the stored connection. */
  protected compare(): string[] {
    const isBusy = this.ledger.count(['promise', 'request', 'timer', 'fetch']) > 0
    if (isBusy || this.late > 0) return []
    return this.pages.flatMap(({ root }, tab) => {
      const stored = root.memory.read().connections.eip155
      const { status, caipAddress } = root.account
      const is = `${status} ${caipAddress}`
      const should = stored ? `connected ${stored.caipAddress}` : 'disconnected undefined'
      return is === should ? [] : [`tab ${tab}: ${is}, stored ${should}`]
    })
  }

  protected async stop(): Promise<void> {
    for (const { root } of this.pages) root.modal.close('api')
    await this.clock.advance(1_000)
    // Logging out in one tab logs out all tabs.
    this.disconnect(2)
  }

  protected override answerLate(held: Held): void {
    held.resolve(held.method === 'eth_requestAccounts' ? evmAccounts : null)
  }

  protected override async settled(): Promise<void> {
    for (const { root } of this.pages)
      if (root.account.status !== 'disconnected') this.violations.push(`${root.account.status} after logging out`)
  }

  protected override dispose(): void {
    for (const stop of this.#stops) stop()
  }

  /** The messages that have been sent and not delivered. */
  late = 0

  #watch(tab: Tab): void {
    const { root } = this.page(tab)
    const status = () => root.account.status
    this.#stops.push(reaction(status, (now, before) => void this.edges.add(`${before} > ${now}`)))
  }

  #lateBrowser(): FakeBrowser {
    const { browser, clock } = this
    return {
      ...browser,
      join: (name, receiver, signal) => {
        const deliver = (message: unknown) => {
          this.late += 1
          clock.after(this.delay, () => {
            this.late -= 1
            if (!signal.aborted) receiver(message)
          })
        }
        return browser.join(name, deliver, signal)
      },
    }
  }
}
