import { createWalletModal } from '../../template/src/wallet-modal/create-wallet-modal'
import { localSiwx } from '../../template/src/wallet-modal/services/siwx-kinds'
import type { Siwx } from '../../template/src/wallet-modal/domain/sign-in/siwx'
import type { Repositories } from '../../template/src/wallet-modal/storage/repositories'
import type { TableName } from '../../template/src/wallet-modal/storage/storage'
import type { Platform } from '../../template/src/wallet-modal/platform/platform'
import { announce, testWalletInfo } from '../../template/src/wallet-modal/testing/announce'
import type { FakeBrowser } from '../../template/src/wallet-modal/testing/fake-browser'
import { createFakePlatform } from '../../template/src/wallet-modal/testing/fake-platform'
import { FakeWallet } from '../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import { testEvmAdapter } from '../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import type { Disk } from './faulty-database'
import { FaultyDatabase } from './faulty-database'
import type { Ledger } from './ledger'
import { observe } from './observed'
import { alice } from './people'

/** The id of the modal's database. */
export const databaseName = 'wallet-modal:default'

/** What the pages of a browser share, and what the case notes about them. */
export interface Browser {
  disk: Disk
  shared: FakeBrowser
  ledger: Ledger
  longest: Map<string, number>
  violations: string[]
  /** Changes the tables as a planted fault does. */
  spoil(tables: Repositories): Repositories
  /** Called when a page reads again what other tabs have written to a table. */
  onReread(page: number, table: TableName): void
}

/** One page with the modal: the real root store and the real storage, on a database that fails. */
export class Tab {
  /** The number of the page. A reload gives the tab a new page. */
  readonly page: number
  readonly database: FaultyDatabase
  readonly modal: ReturnType<typeof createWalletModal>
  /** What the page has logged. */
  readonly logged: string[] = []
  readonly #browser: Browser
  readonly #loading: Promise<Repositories>
  #siwx: Siwx | undefined

  constructor(page: number, browser: Browser) {
    const { disk, shared, ledger, longest, violations, onReread } = browser
    const { clock, faults } = disk
    this.page = page
    this.#browser = browser
    this.database = new FaultyDatabase(disk)
    const platform = createFakePlatform({ browser: shared })
    const log = (message: string) => void this.logged.push(message)
    const wallet = new FakeWallet({ accounts: [alice.address] })
    announce(platform.page, wallet)
    const siwx = localSiwx({ required: false, asksOnConnect: false })
    this.modal = createWalletModal({
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      enableWalletConnect: false,
      allWallets: 'HIDE',
      siwx: (context) => (this.#siwx = siwx(context)),
      platform: {
        ...platform,
        now: clock.now,
        after: clock.after,
        whenIdle: (run) => clock.after(200, run),
        fetch: answerNetwork,
        indexedDB: () => this.#access(),
        log: { warn: log, error: log },
      },
    })
    const { memory } = this.root
    const repositories = memory.repositories
    this.#loading = repositories().then((tables) =>
      observe(browser.spoil(tables), {
        page,
        clock,
        ledger,
        longest,
        violations,
        hasFailed: () => faults.reached > 0,
        onReread,
      }),
    )
    Object.defineProperty(memory, 'repositories', { value: () => this.#loading })
    this.modal.start()
  }

  get root() {
    return this.modal.root
  }

  tables(): Promise<Repositories> {
    return this.#loading
  }

  async siwx(): Promise<Siwx> {
    await this.root.modalStoresLoader.load()
    if (!this.#siwx) throw new Error('The modal has not started to sign in')
    return this.#siwx
  }

  async connect(): Promise<void> {
    const connector = this.root.connector.getConnectorById(testWalletInfo.rdns)
    if (connector) await this.root.connection.connectExternal(connector)
  }

  /** Closes the page. */
  leave(): void {
    this.database.leave()
    this.modal.dispose()
    this.#browser.ledger.leave(this.page)
  }

  #access(): IDBFactory | undefined {
    const fault = this.#browser.disk.faults.meet('access')
    if (fault?.kind === 'throws') throw new DOMException('The browser failed', fault.name)
    return fault?.kind === 'missing' ? undefined : this.database.factory
  }
}

/** A network that has a balance and no transactions. */
const answerNetwork: Platform['fetch'] = async (_, { body }) => {
  const asked: unknown = typeof body === 'string' ? JSON.parse(body) : {}
  const answer = (one: unknown) => ({
    jsonrpc: '2.0',
    id: Reflect.get(Object(one), 'id') as unknown,
    result: Reflect.get(Object(one), 'method') === 'eth_getTransactionReceipt' ? null : '0x1',
  })
  return new Response(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)))
}
