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
import { FakeRpc } from './fake-rpc'
import { FakeWallet } from './fake-wallet'
import { alpha, beta } from './networks'
import { settle } from './settle'
import { testEvmAdapter } from './test-evm-adapter'

interface TestRootOptions extends Partial<WalletModalOptions> {
  /** Given to a second root, that is a second tab. */
  browser?: FakeBrowser
  /** Announced before the modal starts; null for none. */
  wallet?: FakeWallet | null
  indexedDB?: () => IDBFactory | undefined
  copy?: (text: string) => Promise<void>
  /** What the browser calls itself. Default: a desktop browser. */
  userAgent?: string
  /** Answers what is not a JSON-RPC call: the directory, analytics. Default: nothing answers. */
  services?: (url: URL, init: RequestInit) => Promise<Response> | Response | undefined
  /** What a wallet directory lists, in place of that of the unit. */
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
  /** The wallets found in this browser: what pairing adds is not among them. */
  found(): Connector[]
  /** The announced wallet as the modal lists it. */
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

/** A modal with two EVM networks and a wallet, on a platform of its own. It is disposed of when the test has finished. */
export async function createTestRoot(options: TestRootOptions = {}): Promise<TestRoot> {
  const { browser = createFakeBrowser(), indexedDB, copy, userAgent, services, isStarted = true, ...given } = options
  const { wallet = new FakeWallet(), directory, ...modalOptions } = given
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
  // The chunks that the modal fetches on demand are here before the test begins, so that it waits for nothing else.
  await Promise.all([
    root.modalStoresLoader.load(),
    root.accountLoader.load(),
    root.memory.repositories(),
    import('../stores/shell/origin-check'),
    import('../stores/connection/restore-connection'),
    import('../stores/shell/alert-words'),
  ])
  if (directory) root.modalStores.directory = { ...emptyDirectory, ...directory }
  const adapter = await root.adapters.load('eip155').catch(() => undefined)
  await adapter?.loadReader?.()
  const [network] = root.chain.requestedCaipNetworks
  if (network) await root.modalStores.walletAssets?.(network)
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
