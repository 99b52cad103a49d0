import { reaction } from 'mobx'
import { createSolanaAdapter } from '../../../template/src/wallet-modal/adapters/solana/solana.adapter'
import { devnet, solanaNetwork } from '../../../template/src/wallet-modal/adapters/solana/testing/create-solana-test'
import type { Connector } from '../../../template/src/wallet-modal/domain/wallets/connector'
import { toCaipAddress } from '../../../template/src/wallet-modal/domain/networks/caip'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { evmAccounts } from '../../funds/people'
import { BaseWorld } from '../kit/base-world'
import type { Held } from '../kit/held-requests'
import { HeldWallet } from '../kit/held-wallet'
import { coreFlags } from '../kit/loading'
import type { LoadingFlag } from '../kit/loading'
import { openPage } from '../kit/page'
import { answer, restoring } from './answers'
import type { Side, WalletName } from './model'
import { ConnectionModel } from './model'
import { createStandardWallet, solanaKeys } from './standard-wallet'

const solanaUrl = 'https://solana.example/rpc'
const solanaAdapter = {
  kind: 'solana',
  namespace: 'solana',
  sources: [],
  load: async (context: Parameters<typeof createSolanaAdapter>[0]) => createSolanaAdapter(context),
} as const

export const sides = ['eip155', 'solana'] as const

/** Two EVM wallets and one Solana wallet, a page, and the reference model of connecting. */
export class ConnectionWorld extends BaseWorld {
  readonly model = new ConnectionModel()
  readonly evm = {
    one: new HeldWallet('one', evmAccounts.slice(0, 1), this.requests, this.ledger),
    two: new HeldWallet('two', evmAccounts.slice(1), this.requests, this.ledger),
  } as const
  readonly sol = createStandardWallet(this.requests, this.ledger)
  /** The attempt that each request to connect belongs to. */
  readonly attempts = new Map<Held, number>()
  /** The accounts that the Solana wallet shares next. */
  solAccounts: readonly string[] = solanaKeys.slice(0, 1).map(({ address }) => address)
  /** The attempts whose requests have not reached their wallets yet, the oldest first. */
  readonly #asked: Record<WalletName, number[]> = { one: [], two: [], sol: [] }
  readonly #stops: (() => void)[] = []

  static async create(number: number): Promise<ConnectionWorld> {
    const world = new ConnectionWorld(number)
    world.requests.onHeld = (held) => world.#noteAttempt(held)
    await world.#open()
    await world.clock.advance(1_000)
    world.noteBaseline()
    return world
  }

  /** Loads the page again. The wallet `one` answers no question before the model calls `restore`. */
  async reload(): Promise<void> {
    const { modal } = this.pages.pop() ?? {}
    modal?.dispose()
    this.dispose()
    this.evm.one.isSlow = true
    this.model.reload()
    await this.#open()
  }

  /** The wallet of the visit before the reload answers which accounts it shares. */
  restore(how: 'yes' | 'nobody' | 'failure'): void {
    const { one } = this.evm
    const accounts = how === 'yes' ? one.accounts : []
    const isAsked = this.requests.find(['eth_accounts'], 'one').length > 0
    one.isSlow = false
    for (const { method, resolve, reject } of this.requests.find(restoring, 'one')) {
      if (how === 'failure') reject(new Error('The extension has no connection'))
      else resolve(method === 'eth_accounts' ? accounts : `0x${one.chainId.toString(16)}`)
    }
    if (isAsked) this.model.restored(accounts, one.chainId)
  }

  connector(wallet: WalletName): Connector {
    const { root } = this
    const found = root.connector.getConnectorById(wallet === 'sol' ? 'sol' : `com.example.${wallet}`)
    if (!found) throw new Error(`The wallet ${wallet} is not listed`)
    return found
  }

  /** Asks a wallet to connect, and records the attempt that sent the request to the wallet. */
  connect(wallet: WalletName): void {
    this.#asked[wallet].push(this.model.ask(wallet))
    void this.ledger.promise('connect', this.root.connection.connectExternal(this.connector(wallet)))
  }

  /** Chooses a wallet in the Connect view. */
  choose(wallet: WalletName): void {
    const { root } = this
    root.modal.show({ view: 'Connect' })
    root.router.push({ view: 'ConnectingExternal', data: { connector: this.connector(wallet) } })
    this.connect(wallet)
  }

  /** The visitor changes in a wallet which accounts the page sees. */
  changeAccounts(wallet: WalletName, accounts: readonly string[]): void {
    if (wallet === 'sol') this.#shareSolana(accounts)
    else this.evm[wallet].changeAccounts(accounts)
    if (wallet !== 'sol' || this.sol.accounts.length === accounts.length) this.model.accountsChanged(wallet, accounts)
  }

  disconnect(side: Side | undefined): void {
    const { model } = this
    const targets = side ? [side] : sides
    const left = this.root.connection.disconnect(side)
    model.leave(targets)
    void this.ledger.promise('disconnect', left).then(() => model.left(targets))
  }

  /** Chooses a network in the view of networks. */
  switchTo(id: number): void {
    const { root } = this
    const network = root.chain.requestedCaipNetworks.find((known) => known.id === id)
    if (!network) return
    root.modal.show({ view: 'Networks' })
    root.router.push({ view: 'SwitchNetwork', data: { network } })
    void this.ledger.promise('switch', root.modalStores.networkSwitch.start(network))
  }

  protected flags(): LoadingFlag[] {
    return coreFlags(this.root)
  }

  protected compare(): string[] {
    const { root, model } = this
    const found: string[] = []
    for (const name of sides) {
      const side = model.sides[name]
      const entry = root.chain.chains.get(name)
      const { status, address, caipAddress } = root.account.stateOf(name)
      const network = entry?.networkState.caipNetwork
      const stored = root.memory.read().connections[name]
      const expect = (what: string, is: unknown, should: unknown) => {
        if (is !== should) found.push(`${name} ${what}: ${String(is)}, expected ${String(should)}`)
      }
      const isCaip = address && network ? toCaipAddress(network.caipNetworkId, address) : undefined
      if (address !== undefined) expect('CAIP address', caipAddress, isCaip)
      if (side.leaving > 0 && side.wallet === undefined) continue
      expect('status', status, side.status)
      expect('address', address, side.accounts[0])
      if (side.wallet) {
        expect('connector', root.connector.activeConnectorIds.get(name), this.connector(side.wallet).id)
        expect('network', network?.id, side.chain)
        expect('stored', stored?.caipAddress, isCaip)
      } else {
        expect('stored', stored !== undefined, side.isKept)
        if (status === 'disconnected') expect('connector', root.connector.isConnected(name), false)
      }
    }
    const { attempt } = root.connection
    const expected = model.attempt.state === 'idle' ? 'idle' : `${model.attempt.state} ${model.attempt.wallet}`
    const is = attempt.state === 'idle' ? 'idle' : `${attempt.state} ${attempt.connector.name}`
    if (is !== expected) found.push(`attempt: ${is}, expected ${expected}`)
    return found
  }

  protected async stop(): Promise<void> {
    this.root.modal.close('api')
    await this.clock.advance(0)
    this.disconnect(undefined)
    await this.clock.advance(0)
  }

  protected override refuse(held: Held): void {
    answer(this, held, 'no')
  }

  protected override answerLate(held: Held): void {
    answer(this, held, 'yes')
  }

  protected override dispose(): void {
    for (const stop of this.#stops.splice(0)) stop()
  }

  async #open(): Promise<void> {
    const page = await openPage(this.around, [this.evm.one, this.evm.two], {
      networks: [alpha, beta, solanaNetwork(devnet, solanaUrl)],
      adapters: [testEvmAdapter(), solanaAdapter],
    })
    this.pages.push(page)
    page.root.connector.addConnectors([
      { id: 'sol', type: 'ANNOUNCED', name: 'sol', chain: 'solana', provider: this.sol },
    ])
    this.#watch()
  }

  #shareSolana(accounts: readonly string[]): void {
    this.solAccounts = accounts
    this.sol.share(accounts)
  }

  /** Each attempt leads to one request, so the requests of a wallet come in the order of its attempts. */
  #noteAttempt(held: Held): void {
    if (held.method !== 'connect' && held.method !== 'eth_requestAccounts') return
    this.attempts.set(held, this.#asked[held.of as WalletName].shift() ?? 0)
  }

  #watch(): void {
    const { root, model, edges } = this
    this.#stops.push(
      reaction(
        () => root.modal.isShown && root.router.view === 'ConnectingExternal',
        (isConnecting) => {
          if (!isConnecting) model.abandon()
        },
      ),
    )
    for (const name of sides)
      this.#stops.push(
        reaction(
          () => root.account.stateOf(name).status,
          (now, before) => void edges.add(`${name}: ${before} > ${now}`),
        ),
      )
    this.#stops.push(
      reaction(
        () => root.connection.attempt.state,
        (now, before) => void edges.add(`attempt: ${before} > ${now}`),
      ),
    )
  }
}
