import { reaction } from 'mobx'
import type { SiwxStore } from '../../../template/src/wallet-modal/features/siwx/siwx.store'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { evmAccounts } from '../../funds/people'
import { BaseWorld } from '../kit/base-world'
import type { Held } from '../kit/held-requests'
import { HeldWallet } from '../kit/held-wallet'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import { openPage } from '../kit/page'
import { HeldSiwx } from './held-siwx'

/** A page that asks visitors to sign in, one wallet, and a service that may be slow. The reference model is what the wallet signed. */
export class SignInWorld extends BaseWorld {
  readonly wallet = new HeldWallet('one', evmAccounts, this.requests, this.ledger)
  readonly siwx = new HeldSiwx(this.requests)
  /** The account and the network of the latest request to sign, and whether they have changed since then. */
  signing: { id: string | undefined; isStale: boolean } | undefined
  #signatures = 0
  readonly #stops: (() => void)[] = []

  static async create(number: number): Promise<SignInWorld> {
    const world = new SignInWorld(number)
    world.siwx.isRequired = number % 2 === 0
    const page = await openPage(world.around, [world.wallet], {
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      siwx: world.siwx,
    })
    world.pages.push(page)
    await world.clock.advance(1_000)
    const { store } = world
    const status = () => store.state.status
    world.#stops.push(reaction(status, (now, before) => void world.edges.add(`${before} > ${now}`)))
    world.#stops.push(
      reaction(
        () => store.account?.id,
        () => {
          if (world.signing) world.signing.isStale = true
        },
      ),
    )
    world.noteBaseline()
    return world
  }

  get store(): SiwxStore {
    const { siwx } = this.root.features
    if (!siwx) throw new Error('Signing in has not been loaded')
    return siwx
  }

  async connect(): Promise<void> {
    const { root, clock } = this
    const connector = root.connector.getConnectorById('com.example.one')
    if (!connector) throw new Error('The wallet is not listed')
    root.modal.show({ view: 'Connect' })
    root.router.push({ view: 'ConnectingExternal', data: { connector } })
    void this.ledger.promise('connect', root.connection.connectExternal(connector))
    await clock.advance(0)
    for (const held of this.requests.find(['eth_requestAccounts'])) held.resolve(this.wallet.accounts)
  }

  sign(): void {
    const { store } = this
    if (store.state.status !== 'signing') this.signing = { id: store.account?.id, isStale: false }
    this.#call('sign', store.sign())
  }

  cancel(): void {
    this.#call('cancel', this.store.cancel())
  }

  signOut(): void {
    this.#call('sign out', this.store.signOut())
  }

  disconnect(): void {
    this.#call('disconnect', this.root.connection.disconnect())
  }

  /** Answers a request of the wallet or of the service. */
  answer(held: Held, isYes: boolean): void {
    if (!isYes)
      return held.reject(held.of === 'service' ? new Error('The service failed') : walletError(4001, 'User rejected'))
    if (held.method !== 'personal_sign') return held.resolve(null)
    const signature = `0x${(this.#signatures += 1).toString(16).padStart(4, '0')}`
    this.siwx.signatures.add(signature)
    held.resolve(signature)
  }

  protected flags(): LoadingFlag[] {
    const { state, signing, account, isAsking, isCancelling } = this.store
    const { status } = state
    return [
      ...coreFlags(this.root),
      { name: 'checking', isOn: status === 'checking', kinds: ['timer', 'request'] },
      { name: 'signing', isOn: status === 'signing', kinds: ['promise'] },
      { name: 'cancelling', isOn: isCancelling, kinds: ['promise'] },
      {
        name: 'preparing',
        isOn: isAsking && account !== undefined && status !== 'idle' && signing.draft.state === 'preparing',
        kinds: ['timer', 'request'],
      },
    ]
  }

  protected compare(): string[] {
    const { store, siwx } = this
    const { session, status } = store.state
    const found: string[] = []
    const { account } = store
    if (session && session.data.accountAddress !== account?.address) found.push('signed in as another account')
    if (session && session.data.chainId !== account?.chainId) found.push('signed in on another network')
    if ((session !== undefined) !== (status === 'signed-in')) found.push('a status without its session')
    if (status !== 'idle' && !account) found.push(`${status} without an account`)
    if (siwx.forged > 0) found.push('a session without a signature')
    return found
  }

  protected async stop(): Promise<void> {
    this.siwx.isSlow = false
    this.root.modal.close('api')
    await this.clock.advance(0)
    this.disconnect()
  }

  protected override async settled(): Promise<void> {
    const { siwx, store } = this
    if (store.state.status !== 'idle') this.violations.push(`${store.state.status} after the disconnect`)
    if (siwx.sessions.length > 0) this.violations.push('a session outlives the disconnect')
  }

  protected override refuse(held: Held): void {
    if (held.of === 'service') held.resolve(null)
    else super.refuse(held)
  }

  protected override dispose(): void {
    for (const stop of this.#stops) stop()
  }

  #call(name: string, promise: Promise<unknown>): void {
    // Signing without an account, and signing out of a service that fails, reject: the caller is told.
    void this.ledger.promise(name, promise).catch(() => {})
  }
}
