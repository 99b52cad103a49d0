import { createSolanaAdapter } from '../../template/src/wallet-modal/adapters/solana/solana.adapter'
import { devnet, solanaNetwork } from '../../template/src/wallet-modal/adapters/solana/testing/create-solana-test'
import { createWalletModal } from '../../template/src/wallet-modal/create-wallet-modal'
import type { SendStore } from '../../template/src/wallet-modal/features/send/send.store'
import { fakeDataUrl } from '../../template/src/wallet-modal/testing/fake-data-service'
import { createFakePlatform } from '../../template/src/wallet-modal/testing/fake-platform'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import { testEvmAdapter } from '../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { Chains } from './chains'
import { Checks } from './checks'
import { Clock } from './clock'
import { evmAccounts, strangers } from './people'
import { Service } from './service'
import { Visitor } from './visitor'
import { Wallets } from './wallets'

/** The conditions of a visit. A schedule chooses them before the first step. */
export interface Weather {
  hasSolana: boolean
  /** The delays of answers, in milliseconds. After the last delay the list starts again. */
  latencies: readonly number[]
}

/**
 * One visit: a visitor with two accounts, real stores, adapters and readers, and slow, unreliable networks, services and
 * wallets.
 */
export class World {
  readonly clock = new Clock()
  readonly service = new Service()
  readonly chains: Chains
  readonly checks: Checks
  readonly wallets: Wallets
  readonly modal: ReturnType<typeof createWalletModal>
  readonly #weather: Weather
  readonly visitor: Visitor
  #unfollow = () => {}
  #requests = 0

  static async create(weather: Weather): Promise<World> {
    const chains = await Chains.create(weather.hasSolana, () => Number(world.root.chain.activeCaipNetwork?.id))
    const world = new World(weather, chains)
    await world.#connect()
    return world
  }

  private constructor(weather: Weather, chains: Chains) {
    this.#weather = weather
    this.chains = chains
    const platform = {
      ...createFakePlatform(),
      now: this.clock.now,
      after: this.clock.after,
      whenIdle: (run: () => void) => this.clock.after(200, run),
      fetch: (url: string, init: RequestInit) => this.#fetch(url, init),
    }
    const solana = {
      kind: 'solana',
      namespace: 'solana',
      sources: [],
      load: async (context: Parameters<typeof createSolanaAdapter>[0]) => createSolanaAdapter(context),
    } as const
    const { svm } = chains
    this.modal = createWalletModal({
      networks: svm ? [alpha, beta, solanaNetwork(devnet, svm.url)] : [alpha, beta],
      adapters: svm ? [testEvmAdapter(), solana] : [testEvmAdapter()],
      hosts: { rpc: fakeDataUrl },
      enableWalletConnect: false,
      allWallets: 'HIDE',
      platform,
    })
    this.checks = new Checks(this.root, chains.names)
    this.visitor = new Visitor(this.root, this.checks)
    this.wallets = new Wallets(chains, this.checks)
  }

  get root() {
    return this.modal.root
  }

  get send(): SendStore {
    return this.visitor.send
  }

  moveName(address: string): void {
    this.chains.names.set('mara.eth', { address })
    this.checks.noteNames()
  }

  /** Ends the visit. Checks that no sent transaction is forgotten, and that the visitor can still send. */
  async finish(): Promise<void> {
    const { root, send, clock } = this
    this.chains.mend()
    this.service.mend()
    await clock.advance(40_000)
    this.checks.memory()
    this.visitor.stopWaiting()
    const network = root.chain.requestedCaipNetworks[0]
    if (network) root.chain.setActiveCaipNetwork(network)
    this.wallets.evm.changeChain(alpha.id)
    this.wallets.evm.changeAccounts([...evmAccounts])
    root.modal.show({ view: 'WalletSend' })
    await clock.until(
      () => root.account.address !== undefined && send.tokenBalances.some(({ symbol }) => symbol === 'ETH'),
    )
    send.setToken(send.tokenBalances.find(({ symbol }) => symbol === 'ETH'))
    send.setTokenAmount('0.001')
    send.receiver.setText(strangers[1])
    await clock.until(() => send.receiverAddress !== undefined)
    void this.visitor.review()
    if (!(await clock.until(() => root.router.view === 'WalletSendPreview')))
      return void this.checks.violations.push(`no review any more: ${send.step}, ${root.router.view}`)
    if (send.flow.consent.doubt) this.visitor.consent()
    const before = this.checks.asked
    void this.visitor.press()
    if (!(await clock.until(() => this.checks.asked > before || send.flow.failure !== undefined)))
      return void this.checks.violations.push('sending is blocked for good')
    if (send.flow.failure && send.flow.failure.reason !== 'earlierSent')
      this.checks.violations.push(`sending fails for good: ${send.flow.failure.reason}`)
  }

  dispose(): void {
    this.#unfollow()
    this.modal.dispose()
    this.chains.dispose()
  }

  async #connect(): Promise<void> {
    const { root, clock } = this
    const loading = Promise.all([
      root.modalStoresLoader.load(),
      root.accountLoader.load(),
      root.memory.repositories(),
      root.adapters
        .load('eip155')
        .then((adapter) => Promise.all([adapter.loadReader?.(), root.features.loadWalletRequests?.()])),
    ])
    this.modal.start()
    await loading
    for (const connector of this.wallets.connectors) {
      let isDone = false
      const connecting = root.connection.connectExternal(connector).finally(() => (isDone = true))
      await clock.until(() => isDone)
      await connecting
    }
    const last = root.chain.requestedCaipNetworks.at(-1)
    if (last && this.chains.svm) root.chain.setActiveCaipNetwork(last)
    root.modal.show({ view: 'WalletSend' })
    const { tokens } = root.accountLoader.loaded
    await clock.until(() => tokens.list.length > 0)
    this.#unfollow = this.visitor.followViews()
  }

  #latency(): number {
    const { latencies } = this.#weather
    return latencies[(this.#requests += 1) % latencies.length] ?? 10
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    await this.clock.sleep(this.#latency())
    init.signal?.throwIfAborted()
    return url.startsWith(fakeDataUrl) ? this.service.respond(url) : this.chains.fetch(url, init)
  }
}
