import { onTestFinished } from 'vitest'
import type { WalletModal, WalletModalOptions } from '../create-wallet-modal'
import { createWalletModal } from '../create-wallet-modal'
import type { Connector } from '../domain/wallets/connector'
import type { WalletDirectory } from '../domain/wallets/wallet-entry'
import { required } from '../domain/errors/errors'
import type { RootStore } from '../stores/root/root.store'
import { announce, testWalletInfo } from './announce'
import type { FakeBrowser } from './fake-browser'
import { createFakeBrowser } from './fake-browser'
import type { FakePlatform } from './fake-platform'
import { createFakePlatform } from './fake-platform'
import { FakeRpc } from './chains/fake-rpc'
import { FakeWallet } from './fake-wallet'
import { alpha, beta } from './networks'
import { settle } from './settle'
import { testEvmAdapter } from './chains/test-evm-adapter'

interface TestRootOptions extends Partial<WalletModalOptions> {
  /** The browser of another root. The new root is then a second tab of it. */
  browser?: FakeBrowser
  /** Announced before the modal starts; null for none. */
  wallet?: FakeWallet | null
  indexedDB?: () => IDBFactory | undefined
  /** Whether the database is open when the modal starts. Default: true if `indexedDB` is given. */
  isDatabaseOpen?: boolean
  copy?: (text: string) => Promise<void>
  /** The browser's user agent. Default: a desktop browser. */
  userAgent?: string
  /** Answers requests that are not JSON-RPC: the directory, analytics. Default: nothing answers. */
  services?: (url: URL, init: RequestInit) => Promise<Response> | Response | undefined
  /** A wallet directory that replaces that of the unit. */
  directory?: Partial<WalletDirectory>
  /** Default: true. */
  isStarted?: boolean
}

export interface TestRoot {
  modal: WalletModal
  root: RootStore
  platform: FakePlatform
  browser: FakeBrowser
  rpc: FakeRpc
  wallet: FakeWallet
  /** The connectors of wallets in this browser, without those of pairing. */
  found(): Connector[]
  /** The connector of the announced wallet. */
  connector(): Connector
  connect(): Promise<void>
}

const emptyDirectory: WalletDirectory = {
  featured: [],
  recommended: [],
  excludedWallets: [],
  hasFeatured: false,
  load: async () => {},
  fetchByIds: async () => [],
}

/** A modal with two EVM networks and a wallet, on a platform of its own. Disposed of when the test has finished. */
export async function createTestRoot(options: TestRootOptions = {}): Promise<TestRoot> {
  const { browser = createFakeBrowser(), indexedDB, copy, userAgent, services, isStarted = true, ...given } = options
  const { wallet = new FakeWallet(), directory, isDatabaseOpen = Boolean(indexedDB), ...modalOptions } = given
  const rpc = new FakeRpc()
  const platform = createFakePlatform({
    browser,
    fetch: async (url, init) => (await services?.(new URL(url), init)) ?? rpc.fetch(url, init),
    ...(indexedDB && { indexedDB }),
    ...(copy && { copy }),
    ...(userAgent && { userAgent }),
  })
  if (wallet) announce(platform.page, wallet)
  const modal = createWalletModal({
    networks: [alpha, beta],
    adapters: [testEvmAdapter()],
    platform,
    ...modalOptions,
  })
  const { root } = modal
  onTestFinished(() => modal.dispose())
  // Loads the chunks that the modal would load on demand, so that tests do not wait for them.
  await Promise.all([
    root.modalStoresLoader.load(),
    root.accountLoader.load(),
    root.memory.repositories(),
    import('../stores/shell/origin-check'),
    import('../stores/connection/restore-connection'),
    import('../stores/shell/alert-words'),
  ])
  // Opens the database before the test moves the clock. Otherwise, on a busy machine, the clock could reach the time limit while the database is still opening.
  if (isDatabaseOpen) await (await root.memory.repositories()).recentWallets.all()
  if (directory) root.modalStores.directory = { ...emptyDirectory, ...directory }
  const adapter = await root.adapters.load('eip155').catch(() => undefined)
  await adapter?.loadReader?.()
  const [network] = root.chain.requestedCaipNetworks
  // A part of units that the copy may not have.
  const walletAssets: unknown = Reflect.get(root.accountLoader.loaded, 'walletAssets')
  if (network && typeof walletAssets === 'function') await walletAssets(network)
  if (isStarted) modal.start()
  await settle()
  const connector = () => required(root.connector.getConnectorById(testWalletInfo.rdns), 'WALLET_UNREACHABLE')
  return {
    modal,
    root,
    platform,
    browser,
    rpc,
    wallet: wallet ?? new FakeWallet(),
    connector,
    found: () => root.connector.allConnectors.filter(({ type }) => type !== 'WALLET_CONNECT'),
    async connect() {
      await root.connection.connectExternal(connector())
      await settle()
    },
  }
}
