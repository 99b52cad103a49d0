import { reaction } from 'mobx'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { evmAccounts } from '../../funds/people'
import { BaseWorld } from '../kit/base-world'
import { HeldWallet } from '../kit/held-wallet'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import { openPage } from '../kit/page'
import { ModalModel, views } from './model'

/** A page with one wallet, and the reference model of the modal and its history. */
export class ModalWorld extends BaseWorld {
  readonly model: ModalModel
  readonly wallet = new HeldWallet('one', evmAccounts, this.requests, this.ledger)
  #stop = () => {}

  static async create(number: number): Promise<ModalWorld> {
    const world = new ModalWorld(number)
    const page = await openPage(world.around, [world.wallet], {
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      enableEmbedded: world.model.isEmbedded,
    })
    world.pages.push(page)
    const { modal, router } = page.root
    const screen = () => (modal.isShown ? router.view : 'closed')
    world.#stop = reaction(screen, (now, before) => void world.edges.add(`${before} > ${now}`))
    await world.clock.advance(1_000)
    world.noteBaseline()
    return world
  }

  constructor(number: number) {
    super(number)
    this.model = new ModalModel(number % 5 === 0, this.clock.now)
  }

  /** Connects the wallet without a view, as a page's own button does. */
  async connect(): Promise<void> {
    const connector = this.root.connector.getConnectorById('com.example.one')
    if (!connector) throw new Error('The wallet is not listed')
    // The network of an earlier visit must not decide how this visit begins.
    this.wallet.chainId = alpha.id
    void this.ledger.promise('connect', this.root.connection.connectExternal(connector))
    await this.clock.advance(0)
    for (const held of this.requests.find(['eth_requestAccounts'])) held.resolve(evmAccounts)
    this.model.connected()
    await this.clock.advance(0)
  }

  async disconnect(): Promise<void> {
    void this.ledger.promise('disconnect', this.root.connection.disconnect())
    await this.clock.advance(0)
    for (const held of this.requests.find(['wallet_revokePermissions'])) held.resolve(null)
    await this.clock.advance(0)
    this.model.disconnected()
  }

  protected flags(): LoadingFlag[] {
    return coreFlags(this.root)
  }

  protected compare(): string[] {
    const { model } = this
    const { account, modal, router } = this.root
    const pairs: [string, unknown, unknown][] = [
      ['open', modal.open, model.isOpen],
      ['history', router.history.map(({ view }) => view).join(' '), model.history.join(' ')],
      ['account', account.isConnected, model.hasAccount],
      ['shaking', modal.shaking, model.isShaking],
    ]
    const found = pairs.flatMap(([what, is, should]) =>
      is === should ? [] : [`${what}: ${String(is)}, expected ${String(should)}`],
    )
    if (modal.isShown && views[model.view] && !account.address) found.push('a view of an account without an account')
    if (!modal.isShown && modal.loading && this.ledger.count(['promise']) === 0) found.push('a closed modal is busy')
    return found
  }

  /** Leaves by what the visitor can press. Each view has to let the visitor go after three presses. */
  protected async stop(): Promise<void> {
    const { root, model } = this
    const isIdle = () => (model.isEmbedded ? ['Account', 'Connect'].includes(root.router.view) : !root.modal.open)
    if (!isIdle()) {
      root.modal.close('header')
      model.close('header')
    }
    if (!isIdle()) {
      root.router.goBack()
      model.back()
    }
    if (!isIdle()) await this.disconnect()
    if (!isIdle()) this.violations.push('three presses do not lead out')
    await this.disconnect()
  }

  protected override dispose(): void {
    this.#stop()
  }
}
