import { getEventListeners } from 'node:events'
import type { WalletModalOptions } from '../../template/src/wallet-modal/create-wallet-modal'
import { createWalletModal } from '../../template/src/wallet-modal/create-wallet-modal'
import type { NetworkInput } from '../../template/src/wallet-modal/domain/networks/network'
import { localSiwx } from '../../template/src/wallet-modal/services/siwx-kinds'
import { announce, testWalletInfo } from '../../template/src/wallet-modal/testing/announce'
import { testEvmAdapter } from '../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import type { FakeBrowser } from '../../template/src/wallet-modal/testing/fake-browser'
import { createFakePlatform } from '../../template/src/wallet-modal/testing/fake-platform'
import type { FakeWallet } from '../../template/src/wallet-modal/testing/fake-wallet'
import type { Clock } from '../funds/clock'
import type { Network } from './network'

interface PageParts {
  clock: Clock
  network: Pick<Network, 'fetch'>
  browser: FakeBrowser
  factory: IDBFactory
  wallet: FakeWallet
  networks: [NetworkInput, ...NetworkInput[]]
  /** Options in place of the usual ones. */
  options?: Pick<WalletModalOptions, 'projectId' | 'allWallets'>
}

const eventTypes = [
  'visibilitychange',
  'storage',
  'focus',
  'pagehide',
  'pageshow',
  'online',
  'eip6963:announceProvider',
]

/** A page with the modal on the virtual clock: real stores and storage, a model of the network, and a wallet that accepts everything. */
export class Page {
  readonly modal: ReturnType<typeof createWalletModal>
  readonly clock: Clock
  readonly #platform

  constructor({ clock, network, browser, factory, wallet, networks, options }: PageParts) {
    this.clock = clock
    this.#platform = createFakePlatform({ browser })
    announce(this.#platform.page, wallet)
    this.modal = createWalletModal({
      networks,
      adapters: [testEvmAdapter()],
      enableWalletConnect: false,
      allWallets: 'HIDE',
      siwx: localSiwx({ required: false, asksOnConnect: false }),
      ...options,
      platform: {
        ...this.#platform,
        now: clock.now,
        after: clock.after,
        whenIdle: (run) => clock.after(200, run),
        fetch: network.fetch,
        indexedDB: () => factory,
      },
    })
    this.modal.start()
  }

  get root() {
    return this.modal.root
  }

  /** Loads what the modal would load when it is opened. */
  async load(): Promise<void> {
    const { root } = this
    await this.complete(
      Promise.all([root.modalStoresLoader.load(), root.accountLoader.load(), root.memory.repositories()]).then(
        () => {},
      ),
    )
  }

  async connect(): Promise<void> {
    const connector = this.root.connector.getConnectorById(testWalletInfo.rdns)
    if (!connector) throw new Error('The wallet has not announced itself')
    await this.complete(this.root.connection.connectExternal(connector).then(() => {}))
  }

  /** Runs work to its end on the clock. */
  async complete(work: Promise<void>): Promise<void> {
    let isDone = false
    const done = work.finally(() => (isDone = true))
    if (!(await this.clock.until(() => isDone))) throw new Error('The work does not end within two minutes')
    await done
  }

  /** The window of the page, where wallets announce themselves. */
  get fakePage() {
    return this.#platform.page
  }

  /** Forgets what the page has logged. */
  forgetLog(): void {
    this.#platform.logged.length = 0
  }

  setVisible(isVisible: boolean): void {
    this.#platform.page.setVisible(isVisible)
  }

  /** The number of listeners on the window and on the document. */
  get listeners(): number {
    const { window } = this.#platform.page
    const count = (target: EventTarget, type: string) => getEventListeners(target, type).length
    return eventTypes.reduce((sum, type) => sum + count(window, type) + count(window.document, type), 0)
  }
}
