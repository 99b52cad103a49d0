import { sendStoreOf } from '../../../template/src/wallet-modal/features/send/send-of-root'
import type { SendStore } from '../../../template/src/wallet-modal/features/send/send.store'
import { fakeDataUrl } from '../../../template/src/wallet-modal/testing/fake-data-service'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { Chains } from '../../funds/chains'
import { Checks } from '../../funds/checks'
import { decodeEvm } from '../../funds/decode'
import { strangers } from '../../funds/people'
import { Service } from '../../funds/service'
import { Visitor } from '../../funds/visitor'
import type { Held } from '../kit/held-requests'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import { openPage } from '../kit/page'
import { MoneyWorld } from '../money/world'
import { SendModel } from './model'
import { watch } from './watch'

/** The receivers that the visitor enters, with the addresses that each may stand for. */
export const receivers: Readonly<Record<string, readonly string[]>> = {
  [strangers[0]]: [strangers[0]],
  [strangers[1].toLowerCase()]: [strangers[1]],
  'mara.eth': strangers,
  'juno.eth': ['0x976EA74026E726554dB657fA54763abd0C3a0aa9'],
  'nobody.eth': [],
}

type Transaction = Parameters<typeof decodeEvm>[0] & { value: string; data: string; chainId: string }

/** A page on which a visitor sends money, with slow and unreliable networks, services and a wallet. */
export class SendWorld extends MoneyWorld {
  readonly model = new SendModel()
  readonly service = new Service()
  readonly chains: Chains
  /** The rules of the schedules of `funds`: what the wallet may be asked for, and what must not be forgotten. */
  checks!: Checks
  visitor!: Visitor
  /** How the checks note the outcome of each request to the wallet. */
  readonly #noters = new Map<Held, ReturnType<Checks['noter']>>()

  static async create(number: number): Promise<SendWorld> {
    const chains = await Chains.create(false, () => Number(world.root.chain.activeCaipNetwork?.id))
    chains.names.set('juno.eth', { address: receivers['juno.eth']?.[0] ?? '' })
    const world: SendWorld = new SendWorld(number, chains)
    const page = await openPage(world.around, [world.wallet], {
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      hosts: { rpc: fakeDataUrl },
    })
    world.pages.push(page)
    world.checks = new Checks(page.root, chains.names)
    world.visitor = new Visitor(page.root, world.checks)
    world.requests.onHeld = (held) => world.#noteRequest(held)
    await world.begin([...watch(world), world.followAccount(), world.#followSent()])
    return world
  }

  private constructor(number: number, chains: Chains) {
    super(number)
    this.chains = chains
  }

  get send(): SendStore {
    return sendStoreOf(this.root)
  }

  open(): void {
    this.root.modal.show({ view: 'WalletSend' })
  }

  enterToken(index: number): void {
    const { send, model } = this
    const token = send.tokenBalances[index % Math.max(1, send.tokenBalances.length)]
    if (!token) return
    send.setToken(token)
    model.enter({ token: token.symbol, amount: '' })
  }

  enterAmount(amount: string): void {
    this.send.setTokenAmount(amount)
    this.model.type(amount)
  }

  enterReceiver(receiver: string): void {
    this.send.receiver.setText(receiver)
    this.model.enter({ receiver })
  }

  max(): void {
    const { send, model } = this
    const { token } = send
    if (!token) return
    // The whole balance of a token can be sent, so the page enters the balance at once. If the form has this amount already, the form does not
    // change, and a review that is being prepared goes on.
    if (token.address !== undefined) {
      void this.ledger.promise('max', send.setMax())
      return model.type(token.quantity.numeric)
    }
    // The native currency also pays the fee, so the page first asks the network for the fee.
    const number = model.askMax()
    void this.ledger.promise('max', send.setMax()).then(() => model.tookMax(number, send.sendTokenAmount))
  }

  review(): void {
    const { model } = this
    const number = model.prepare()
    const reviewing = this.visitor.review((review) => {
      if (!model.prepared(number, review)) this.violations.push('a review that nobody waits for')
    })
    void this.ledger.promise('review', reviewing).then(() => model.notPrepared(number))
  }

  press(): void {
    const { model, visitor } = this
    if (!visitor.canPress) return
    const number = model.press()
    void this.ledger.promise('send', visitor.press()).then(() => model.pressEnded(number))
  }

  refresh(): void {
    const { account, accountLoader } = this.root
    void this.ledger.promise('balance', account.refreshBalance())
    void this.ledger.promise('tokens', accountLoader.loaded.tokens.fetchTokenBalance({ force: true }))
  }

  moveName(address: string): void {
    this.chains.names.set('mara.eth', { address })
    this.checks.noteNames()
  }

  protected mine({ params }: Held): string {
    const [{ chainId, from, to, value, data }] = params as [Transaction]
    return this.chains.sendEvm(chainId, { from, to, value: BigInt(value), data })
  }

  protected override outcomeOf(held: Held): ReturnType<Checks['noter']> | undefined {
    // A page without an account may forget a transaction as soon as the outcome is known.
    return this.root.account.isConnected ? this.#noters.get(held) : undefined
  }

  protected override async respond(url: string, init: RequestInit): Promise<Response> {
    return url.startsWith(fakeDataUrl) ? this.service.respond(url) : this.chains.fetch(url, init)
  }

  protected flags(): LoadingFlag[] {
    const { root, send } = this
    const { flow, quote, receiver } = send
    const wallet = { kinds: ['request'] as const, task: 'one:eth_sendTransaction' }
    const isApproving = root.modal.isShown && root.router.view === 'ApproveTransaction'
    return [
      ...coreFlags(root),
      { name: 'looking up the receiver', isOn: receiver.state.state === 'resolving', kinds: ['timer', 'fetch'] },
      { name: 'reading the fee', isOn: quote.state.state === 'loading', kinds: ['fetch', 'timer'] },
      { name: 'preparing', isOn: flow.isPreparing, kinds: ['promise'], task: 'review' },
      { name: 'sending', isOn: flow.loading, kinds: ['promise'], task: 'send' },
      { name: 'asking the wallet', isOn: flow.isAsking, ...wallet },
      { name: 'the view of the request', isOn: isApproving, ...wallet },
    ]
  }

  protected compare(): string[] {
    const { send, model, checks } = this
    const { flow, receiver, token, sendTokenAmount } = send
    const found: string[] = []
    const expect = (what: string, is: unknown, should: unknown) => {
      if (is !== should) found.push(`${what}: ${String(is)}, expected ${String(should)}`)
    }
    expect('token', token?.symbol, model.form.token)
    expect('amount', sendTokenAmount, model.form.amount)
    expect('receiver', receiver.text, model.form.receiver)
    expect('state', this.state, model.state)
    if (flow.review !== model.review) found.push('another review than the latest')
    const address = send.receiverAddress
    const meant = receivers[receiver.text]?.map((one) => one.toLowerCase())
    if (address !== undefined && !meant?.includes(address.toLowerCase()))
      found.push(`${receiver.text} stands for ${address}`)
    if (!send.draft && send.quote.state.state !== 'idle') found.push('a fee of nothing')
    if (flow.failure && flow.loading) found.push('a failure while the visitor waits')
    checks.memory()
    return [...found, ...checks.violations.splice(0)]
  }

  protected async stop(): Promise<void> {
    const { chains, service } = this
    chains.mend()
    service.mend()
    chains.hasReceipts = true
    await this.leaveAfter(40_000)
  }

  protected override dispose(): void {
    super.dispose()
    this.chains.dispose()
  }

  /** The state that the visitor sees. */
  get state(): string {
    const { flow } = this.send
    if (flow.loading) return flow.isAsking ? 'asking' : 'checking'
    if (flow.isPreparing) return 'preparing'
    return flow.review ? 'review' : 'form'
  }

  #followSent(): () => void {
    return this.followSent(this.send.flow.open.list, ({ transfer }) => this.model.sent(transfer))
  }

  #noteRequest(held: Held): void {
    if (held.method !== 'eth_sendTransaction') return
    const [transaction] = held.params as [Transaction]
    this.checks.request(decodeEvm(transaction), `eip155:${Number(transaction.chainId)}`)
    this.#noters.set(held, this.checks.noter())
  }
}
