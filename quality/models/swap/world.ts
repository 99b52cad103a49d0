import { FakeLedger } from '../../../template/src/wallet-modal/adapters/evm/reader/transfers/testing/fake-ledger'
import type { SwapStore } from '../../../template/src/wallet-modal/features/swap/swap.store'
import { swapStoreOf } from '../../../template/src/wallet-modal/features/swap/swap-of-root'
import { answerRouter, honest, swapOptions } from '../../../template/src/wallet-modal/features/swap/testing/create-swap'
import { fakeBalance } from '../../../template/src/wallet-modal/features/tokens/testing/fake-balance'
import { fakeDataUrl } from '../../../template/src/wallet-modal/testing/fake-data-service'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import { evmAccounts } from '../../funds/people'
import type { Held } from '../kit/held-requests'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import { openPage } from '../kit/page'
import { MoneyWorld } from '../money/world'
import type { SwapTransaction } from './decode'
import { decodeAsked } from './decode'
import { SwapModel } from './model'
import { SwapRules } from './rules'
import { watch } from './watch'

/** A page on which a visitor swaps, with a router on a slow and unreliable network, and a wallet. */
export class SwapWorld extends MoneyWorld {
  readonly model = new SwapModel()
  readonly chain = answerRouter(this.rpc)
  readonly blocks = new FakeLedger()
  /** What the network says about every sent transaction; undefined while it says nothing. */
  receipt: '0x1' | '0x0' | undefined
  rules!: SwapRules
  /** The latest request to send a transaction, which is the request that the visitor waits for. */
  #latest: Held | undefined
  readonly #data = swapOptions().data

  static async create(number: number): Promise<SwapWorld> {
    const world = new SwapWorld(number)
    world.#answerCalls()
    const page = await openPage(world.around, [world.wallet], {
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      hosts: { rpc: fakeDataUrl },
      swaps: honest,
    })
    world.pages.push(page)
    world.rules = new SwapRules(page.root, world.chain)
    world.requests.onHeld = (held) => {
      if (held.method !== 'eth_sendTransaction') return
      world.#latest = held
      world.rules.request((held.params as [SwapTransaction])[0])
    }
    await world.begin([...watch(world), world.followAccount(), world.#followSent()])
    return world
  }

  get swap(): SwapStore {
    return swapStoreOf(this.root)
  }

  /** Whether the wallet still shows the latest request to send a transaction. The wallet may also show earlier requests, for which the visitor no longer waits. */
  get isAsking(): boolean {
    return this.requests.open.some((held) => held === this.#latest)
  }

  override connect(): Promise<void> {
    this.wallet.chainId = alpha.id
    return super.connect()
  }

  open(): void {
    this.root.modal.show({ view: 'Swap' })
  }

  /** Chooses one of the tokens that the form offers. */
  choose(target: 'paid' | 'received', index: number): void {
    const { swap, model } = this
    const token = swap.tokens.known.filter(({ symbol }) => ['ETH', 'USDC'].includes(symbol))[index]
    if (!token) return
    if (target === 'paid') swap.setPaid(token)
    else swap.setReceived(token)
    if (target === 'paid') model.setPaid(token.symbol)
    else model.setReceived(token.symbol)
  }

  enterAmount(amount: string): void {
    this.swap.setAmount(amount)
    this.model.setAmount(amount)
  }

  enterSlippage(slippage: string): void {
    this.swap.setSlippage(slippage)
    this.model.setSlippage(slippage)
  }

  flip(): void {
    this.swap.flip()
    this.model.flip(this.swap.amountText)
  }

  max(): void {
    const { swap, model } = this
    if (!swap.paid) return
    const number = model.askMax()
    void this.ledger.promise('max', swap.setMax()).then(() => model.tookMax(number, swap.amountText))
  }

  /** Presses the button of the form. */
  review(): void {
    const { root, model, swap } = this
    if (!swap.draft) return
    const number = model.begin()
    const reviewing = swap.flow.prepare().then((isMade) => {
      model.ended(number)
      if (isMade && root.router.view === 'Swap') root.router.push({ view: 'SwapPreview', data: undefined })
    })
    void this.ledger.promise('review', reviewing)
  }

  /** Whether the button of the review can be pressed. */
  get canConfirm(): boolean {
    const { root, swap } = this
    const { review, isBusy, consent } = swap.flow
    const isShown = root.modal.isShown && root.router.view === 'SwapPreview'
    return isShown && review !== undefined && !isBusy && !consent.isMissing
  }

  /** Presses the button of the review. */
  confirm(): void {
    const { model, swap, canConfirm } = this
    if (!canConfirm) return
    const number = model.begin()
    this.rules.pressed()
    void this.ledger.promise('swap', swap.flow.confirm('')).then(() => model.ended(number))
  }

  stopWaiting(): void {
    if (this.root.router.view === 'ApproveTransaction') this.root.accountLoader.loaded.approvals.cancel()
  }

  protected mine({ params }: Held): string {
    const [transaction] = params as [SwapTransaction]
    const asked = decodeAsked(transaction)
    if (asked.kind === 'approval') this.chain.allowance = asked.amount
    const { from, to, value, data } = transaction
    return this.blocks.mine([{ from, to, value: BigInt(value), data }])[0] ?? '0x'
  }

  protected override async respond(url: string, init: RequestInit): Promise<Response> {
    if (url.startsWith(fakeDataUrl))
      return (await this.#data.respond(new URL(url))) ?? new Response('', { status: 404 })
    this.rules.asked(url, init)
    return this.rpc.fetch(url, init)
  }

  protected flags(): LoadingFlag[] {
    const { root, swap } = this
    const { flow, quote } = swap
    const isApproving = root.modal.isShown && root.router.view === 'ApproveTransaction'
    return [
      ...coreFlags(root),
      { name: 'reading the quote', isOn: quote.state === 'loading', kinds: ['timer', 'fetch'] },
      { name: 'busy', isOn: flow.isBusy, kinds: ['promise'] },
      { name: 'the view of the request', isOn: isApproving, kinds: ['request'], task: 'one:eth_sendTransaction' },
    ]
  }

  protected compare(): string[] {
    const { swap, model } = this
    const { flow, paid, received, amountText, slippageText } = swap
    const found: string[] = []
    const expect = (what: string, is: unknown, should: unknown) => {
      if (is !== should) found.push(`${what}: ${String(is)}, expected ${String(should)}`)
    }
    expect('paid token', paid?.symbol, model.form.paid)
    expect('received token', received?.symbol, model.form.received)
    expect('amount', amountText, model.form.amount)
    expect('slippage', slippageText, model.form.slippage)
    expect('busy', flow.isBusy, model.isBusy)
    if (flow.review !== model.review) found.push('a review that nobody asked for')
    return [...found, ...this.rules.check()]
  }

  protected async stop(): Promise<void> {
    this.receipt = '0x1'
    await this.leaveAfter(60_000)
  }

  #followSent(): () => void {
    return this.followSent(this.swap.flow.open.list, ({ transfer }) => this.model.sent(transfer.transaction))
  }

  #answerCalls(): void {
    const { rpc, blocks } = this
    for (const method of ['eth_blockNumber', 'eth_getTransactionCount', 'eth_getBlockByNumber'])
      rpc.answer(method, (params) => blocks.answer(method, params))
    rpc.answer('eth_getTransactionReceipt', () => this.receipt && { status: this.receipt })
    rpc.answer('eth_getTransactionByHash', () => null)
    const [first, second] = evmAccounts.map((account) => `eip155:1:${account}`)
    this.#data.balances.set(second ?? '', this.#data.balances.get(first ?? '') ?? [])
    for (const account of evmAccounts)
      this.#data.balances.set(`eip155:10:${account}`, [fakeBalance('eip155:10', 'BET', '2')])
  }
}
