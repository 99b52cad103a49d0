import { reaction } from 'mobx'
import { FakeLedger } from '../../template/src/wallet-modal/adapters/evm/reader/testing/fake-ledger'
import type { FakeNameRecord } from '../../template/src/wallet-modal/adapters/evm/reader/testing/fake-chain'
import { answerNames } from '../../template/src/wallet-modal/adapters/evm/reader/testing/fake-chain'
import { createSolanaAdapter } from '../../template/src/wallet-modal/adapters/solana/solana.adapter'
import { devnet, solanaNetwork } from '../../template/src/wallet-modal/adapters/solana/testing/create-solana-test'
import { FakeStandardWallet } from '../../template/src/wallet-modal/adapters/solana/testing/fake-standard-wallet'
import { testKey } from '../../template/src/wallet-modal/adapters/solana/testing/keys'
import { SvmNetwork } from '../../template/src/wallet-modal/adapters/solana/testing/svm-network'
import { createWalletModal } from '../../template/src/wallet-modal/create-wallet-modal'
import type { Connector } from '../../template/src/wallet-modal/domain/connector'
import type { SendReview } from '../../template/src/wallet-modal/features/send/flow/review'
import { sendStoreOf } from '../../template/src/wallet-modal/features/send/send-of-root'
import type { SendStore } from '../../template/src/wallet-modal/features/send/send.store'
import { FakeDataService, fakeBalance, fakeDataUrl } from '../../template/src/wallet-modal/testing/fake-data-service'
import { createFakePlatform } from '../../template/src/wallet-modal/testing/fake-platform'
import { FakeRpc } from '../../template/src/wallet-modal/testing/fake-rpc'
import {
  FakeWallet,
  firstAddress,
  secondAddress,
  walletError,
} from '../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import { testEvmAdapter } from '../../template/src/wallet-modal/testing/test-evm-adapter'
import { Clock } from './clock'
import type { Moved } from './decode'
import { decodeEvm, decodeSolana } from './decode'

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const strangers = [
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
] as const
export const evmAccounts = [firstAddress, secondAddress] as const
export const solanaReceiver = testKey('funds receiver').address
const usdcDecimals = 6
const coinDecimals: Readonly<Record<string, number>> = { ETH: 18, BET: 18, SOL: 9, USDC: usdcDecimals }

/** How a wallet ends a request. */
export type WalletAnswer = 'yes' | 'lost yes' | 'no' | 'refusal' | 'failure' | 'nonce too low' | 'garbage'

/** What the wallet was asked, and has not answered yet. */
interface Waiting {
  answer(how: WalletAnswer): void
}

/** What the visitor confirmed with one press, as it was shown. */
interface Press {
  review: SendReview
  isAsked: boolean
}

let visits = 0
let machine: { svm: SvmNetwork; uses: number } | undefined

/** A virtual machine takes longer to make than a visit, so visits share one for a while; each has accounts of its own. */
async function sharedSvm(): Promise<SvmNetwork> {
  if (!machine || machine.uses > 100) machine = { svm: await SvmNetwork.create(devnet), uses: 0 }
  machine.uses += 1
  return machine.svm
}

/** What a schedule decides before it begins. */
export interface Weather {
  hasSolana: boolean
  /** How long answers take, in milliseconds; used over and over. */
  latencies: readonly number[]
}

/** A visitor with two accounts, real stores, adapters and readers, and networks, services and wallets that are slow and rude. */
export class World {
  readonly clock = new Clock()
  readonly data = new FakeDataService()
  readonly wallet = new FakeWallet({ accounts: [...evmAccounts] })
  /** Of this visit alone: the virtual machine goes on. */
  readonly solanaKeys = [testKey(`funds ${(visits += 1)}`), testKey(`funds ${visits} too`)] as const
  readonly solanaWallet: FakeStandardWallet
  readonly ledgers = { [alpha.id]: new FakeLedger(), [beta.id]: new FakeLedger() }
  /** What the registry of the first network says. */
  readonly names = new Map<string, FakeNameRecord>([['mara.eth', { address: strangers[0] }]])
  readonly waiting: Waiting[] = []
  readonly violations: string[] = []
  readonly modal: ReturnType<typeof createWalletModal>
  isChainDown = false
  isServiceDown = false
  isServiceLying = false
  isListLying = false
  /** How often wallets were asked. */
  asked = 0
  #press: Press | undefined
  #hasConsented = false
  #reviews = 0
  /** What names led to since the last press. */
  readonly #ledTo = new Set<string>()
  /** What wallets sent and told nobody of. */
  readonly #silent: SendReview[] = []
  readonly #told: string[] = []
  readonly #svm: SvmNetwork | undefined
  readonly #weather: Weather
  readonly #stops: (() => void)[] = []
  #requests = 0

  static async create(weather: Weather): Promise<World> {
    const svm = weather.hasSolana ? await sharedSvm() : undefined
    const world = new World(weather, svm)
    for (const { address } of world.solanaKeys) svm?.svm.airdrop(address, 10_000_000_000n)
    await world.#connect()
    return world
  }

  private constructor(weather: Weather, svm: SvmNetwork | undefined) {
    this.#weather = weather
    this.#svm = svm
    const rpc = this.#createRpc()
    this.#fillService()
    this.wallet.answer('eth_sendTransaction', (params) => this.#askEvm(params))
    this.solanaWallet = new FakeStandardWallet(this.solanaKeys, (signed) => this.#askSolana(signed))
    const platform = {
      ...createFakePlatform(),
      now: this.clock.now,
      after: this.clock.after,
      whenIdle: (run: () => void) => this.clock.after(200, run),
      fetch: (url: string, init: RequestInit) => this.#fetch(rpc, url, init),
    }
    const solana = {
      kind: 'solana',
      namespace: 'solana',
      sources: [],
      load: async (context: Parameters<typeof createSolanaAdapter>[0]) => createSolanaAdapter(context),
    } as const
    this.modal = createWalletModal({
      networks: svm ? [alpha, beta, solanaNetwork(devnet, svm.url)] : [alpha, beta],
      adapters: svm ? [testEvmAdapter(), solana] : [testEvmAdapter()],
      hosts: { rpc: fakeDataUrl },
      enableWalletConnect: false,
      allWallets: 'HIDE',
      platform,
    })
  }

  get root() {
    return this.modal.root
  }

  get send(): SendStore {
    return sendStoreOf(this.root)
  }

  /** Asks for a review, as the button of the form does. What comes has to be what was last asked for, and what is still entered. */
  review(): void {
    const { root, send } = this
    const { flow } = send
    const request = (this.#reviews += 1)
    flow.prepare().then(
      (prepared) => {
        if (!prepared) return
        const { amountText, receiver, token } = prepared
        const isEntered =
          amountText === send.amountText && receiver.address === send.receiverAddress && token === send.token
        if (request !== this.#reviews || !isEntered) this.violations.push('a review of something else than the form')
        if (root.router.view === 'WalletSend') root.router.push({ view: 'WalletSendPreview', data: undefined })
      },
      () => {},
    )
  }

  stopWaiting(): void {
    if (this.root.router.view === 'ApproveTransaction') this.root.accountLoader.loaded.approvals.cancel()
  }

  /** Ticks the box that says that it could be sent twice; good for one press. */
  consent(): void {
    this.#hasConsented = this.send.flow.doubt !== undefined
    this.send.flow.setConsent(true)
  }

  /** Presses the button of the review, when it can be pressed. */
  press(): void {
    const { flow } = this.send
    const { review } = flow
    if (this.root.router.view !== 'WalletSendPreview' || !review || !flow.canSend) return
    if (flow.doubt && !this.#hasConsented) this.violations.push('a second request without consent')
    this.#hasConsented = false
    this.#press = { review, isAsked: false }
    this.#ledTo.clear()
    this.#noteNames()
    flow
      .sendToken({ summary: '', started: '' })
      .catch((error: unknown) => this.violations.push(`it threw ${String(error)}`))
  }

  moveName(address: string): void {
    this.names.set('mara.eth', { address })
    this.#noteNames()
  }

  /** Another transaction of the account, which the modal knows nothing of. */
  mineOther(): void {
    this.ledgers[alpha.id]?.mine([{ from: firstAddress, to: strangers[1], value: 1n, data: '0x' }])
  }

  /** Nothing is blocked for good, and nothing that was sent is forgotten, whatever happened before. */
  async finish(): Promise<void> {
    const { root, send, clock } = this
    this.isChainDown = this.isServiceDown = this.isServiceLying = this.isListLying = false
    this.#fillService()
    await clock.advance(40_000)
    this.#checkMemory()
    this.stopWaiting()
    const network = root.chain.requestedCaipNetworks[0]
    if (network) root.chain.setActiveCaipNetwork(network)
    this.wallet.changeChain(alpha.id)
    this.wallet.changeAccounts([...evmAccounts])
    root.modal.show({ view: 'WalletSend' })
    await clock.until(
      () => root.account.address !== undefined && send.tokenBalances.some(({ symbol }) => symbol === 'ETH'),
    )
    send.setToken(send.tokenBalances.find(({ symbol }) => symbol === 'ETH'))
    send.setTokenAmount('0.001')
    send.receiver.setText(strangers[1])
    await clock.until(() => send.receiverAddress !== undefined)
    this.review()
    if (!(await clock.until(() => root.router.view === 'WalletSendPreview')))
      return void this.violations.push(`no review any more: ${send.step}, ${root.router.view}`)
    if (send.flow.doubt) this.consent()
    const before = this.asked
    this.press()
    if (!(await clock.until(() => this.asked > before || send.flow.failure !== undefined)))
      return void this.violations.push('sending is blocked for good')
    if (send.flow.failure && send.flow.failure.reason !== 'earlierSent')
      this.violations.push(`sending fails for good: ${send.flow.failure.reason}`)
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
    this.modal.dispose()
  }

  async #connect(): Promise<void> {
    const { root, clock } = this
    const loading = Promise.all([
      root.lateLoader.load(),
      root.accountLoader.load(),
      root.memory.repositories(),
      root.adapters.load('eip155').then((adapter) => Promise.all([adapter.loadReader?.(), adapter.loadCalls?.()])),
    ])
    this.modal.start()
    await loading
    const connectors: Connector[] = [
      ...(this.#svm ? [connectorOf('solana', this.solanaWallet)] : []),
      connectorOf('eip155', this.wallet),
    ]
    for (const connector of connectors) {
      let isDone = false
      const connecting = root.connection.connectExternal(connector).finally(() => (isDone = true))
      await clock.until(() => isDone)
      await connecting
    }
    const last = root.chain.requestedCaipNetworks.at(-1)
    if (last && this.#svm) root.chain.setActiveCaipNetwork(last)
    root.modal.show({ view: 'WalletSend' })
    const { tokens } = root.accountLoader.loaded
    await clock.until(() => tokens.list.length > 0)
    this.#followViews()
  }

  /** What the views of sending do as they come and go. */
  #followViews(): void {
    const { root, send } = this
    const { router } = root
    this.#stops.push(
      reaction(
        () => router.view,
        (_, before) => {
          if (before === 'WalletSend') send.flow.abandon()
          if (before === 'WalletSendPreview') send.flow.leave()
        },
      ),
      reaction(
        () => router.view === 'WalletSendPreview' && !send.flow.review,
        (isVoid) => {
          if (!isVoid) return
          if (router.history.at(-2)?.view === 'WalletSend') router.goBack()
          else router.replace({ view: 'WalletSend', data: undefined })
        },
      ),
    )
  }

  #noteNames(): void {
    for (const { address } of this.names.values()) if (address) this.#ledTo.add(address)
  }

  #latency(): number {
    const { latencies } = this.#weather
    return latencies[(this.#requests += 1) % latencies.length] ?? 10
  }

  async #fetch(rpc: FakeRpc, url: string, init: RequestInit): Promise<Response> {
    await this.clock.sleep(this.#latency())
    init.signal?.throwIfAborted()
    const isService = url.startsWith(fakeDataUrl)
    if (isService ? this.isServiceDown : this.isChainDown) throw new TypeError('Failed to fetch')
    if (isService) return (await this.data.respond(new URL(url))) ?? new Response('', { status: 404 })
    if (this.#svm && url.startsWith(this.#svm.url)) return this.#svm.fetch(url, init)
    return rpc.fetch(url, init)
  }

  #createRpc(): FakeRpc {
    const rpc = new FakeRpc()
    const namesOf = (call: unknown) => answerNames(this.names)(call)
    rpc.answer('eth_call', ([call]) => {
      const { data } = call as { data: string }
      if (data === '0x313ce567') return word(usdcDecimals)
      return namesOf(call) ?? (data.startsWith('0xa9059cbb') ? word(1) : '0x')
    })
    const hex = (value: bigint) => `0x${value.toString(16)}`
    rpc.answer('eth_estimateGas', () => hex(21_000n))
    rpc.answer('eth_gasPrice', () => hex(1_000_000_000n))
    rpc.answer('eth_getCode', () => '0x60')
    rpc.answer('eth_getTransactionReceipt', () => null)
    rpc.answer('eth_getTransactionByHash', () => null)
    for (const method of ['eth_blockNumber', 'eth_getTransactionCount', 'eth_getBlockByNumber'])
      // Both networks have one ledger here as far as reading goes: the account has sent on the first, or on neither.
      rpc.answer(method, (params) => this.#ledger().answer(method, params))
    return rpc
  }

  #ledger(): FakeLedger {
    return this.ledgers[Number(this.root.chain.activeCaipNetwork?.id)] ?? this.ledgers[alpha.id] ?? new FakeLedger()
  }

  #fillService(): void {
    const { data } = this
    for (const account of evmAccounts) {
      data.balances.set(`eip155:1:${account}`, [
        fakeBalance('eip155:1', 'ETH', '1.2', { price: 2_000 }),
        fakeBalance('eip155:1', 'USDC', '900', { address: usdc, decimals: this.isListLying ? '9' : '6', price: 1 }),
      ])
      data.balances.set(`eip155:10:${account}`, [fakeBalance('eip155:10', 'BET', '2')])
    }
  }

  /** Changes what the list of tokens and the name service say. */
  lie(what: 'list' | 'names'): void {
    if (what === 'list') this.isListLying = !this.isListLying
    else this.isServiceLying = !this.isServiceLying
    this.#fillService()
    this.data.names.clear()
    if (this.isServiceLying) this.data.names.set('mara.eth', { address: strangers[1] })
  }

  #askEvm(params: unknown): Promise<unknown> {
    const [transaction] = params as [{ from: string; to: string; value: string; data: string; chainId: string }]
    const { chainId } = transaction
    this.#check(decodeEvm(transaction), `eip155:${Number(chainId)}`)
    const { from, to, value, data } = transaction
    const ledger = this.ledgers[Number(chainId)]
    return this.#wait(() => ledger?.mine([{ from, to, value: BigInt(value), data }])[0] ?? '0x')
  }

  async #askSolana(signed: Uint8Array): Promise<Uint8Array> {
    this.#check(decodeSolana(signed), `solana:${devnet}`)
    return (await this.#wait(() => this.#svm?.send(signed))) as Uint8Array
  }

  /** Leaves a request open until the schedule answers it. */
  #wait(sendIt: () => unknown): Promise<unknown> {
    const review = this.#press?.review
    return new Promise((resolve, reject) => {
      this.waiting.push({
        answer: (how) => {
          if (how === 'yes') {
            const hash = sendIt()
            if (typeof hash === 'string') this.#told.push(hash)
            resolve(hash)
          } else if (how === 'lost yes') {
            sendIt()
            if (review) this.#silent.push(review)
            reject(new Error('Request timed out'))
          } else if (how === 'garbage') resolve({ hash: 1 })
          else reject(errors[how])
        },
      })
    })
  }

  /** What the wallet got is what the last press confirmed, for whoever is connected now; and it is the first for that press. */
  #check(moved: Moved, chainId: string): void {
    this.asked += 1
    const press = this.#press
    if (!press || press.isAsked) return void this.violations.push('more than one request for one consent')
    press.isAsked = true
    const { review } = press
    const { flow } = this.send
    const { account, chain } = this.root
    const shown = {
      from: review.from,
      to: review.receiver.address,
      amount: unitsOf(review.amountText, coinDecimals[review.token.symbol] ?? 0),
      token: review.token.address?.split(':')[2],
    }
    const same = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()
    const isEqual =
      same(shown.from, moved.from) &&
      same(shown.to, moved.to) &&
      shown.amount === moved.amount &&
      same(shown.token, moved.token) &&
      review.network.caipNetworkId === chainId
    if (!isEqual)
      this.violations.push(`shown ${text(shown)} on ${review.network.name}, asked ${text(moved)} on ${chainId}`)
    if (flow.sending !== review) this.violations.push('asked for a review that nobody waits for')
    if (!same(account.address, moved.from) || chain.activeCaipNetwork?.caipNetworkId !== chainId)
      this.violations.push('asked for an account or a network that is not the one in use')
    if (review.receiver.name !== undefined && ![...this.#ledTo].some((address) => same(address, moved.to)))
      this.violations.push(`${review.receiver.name} does not lead to ${moved.to}`)
  }

  /** What was sent is noted, or still told as a doubt. */
  #checkMemory(): void {
    const { sent } = this.root.accountLoader.loaded
    const hashes = new Set([...sent.all.values()].map(({ hash }) => hash))
    for (const hash of this.#told) if (!hashes.has(hash)) this.violations.push(`${hash} was sent and is not noted`)
    const doubts = this.send.flow.open.list.map(({ review }) => review)
    const noted = [...sent.all.values()].map(({ amount, to }) => `${amount} to ${to}`)
    for (const review of this.#silent) {
      const isNoted = noted.includes(`${review.amountText} to ${review.receiver.address}`)
      if (!isNoted && !doubts.includes(review)) this.violations.push('what the wallet sent silently is forgotten')
    }
  }
}

const errors = {
  no: walletError(4001, 'User rejected the request'),
  refusal: walletError(-32602, 'Invalid params'),
  failure: walletError(-32603, 'Internal JSON-RPC error.'),
  'nonce too low': walletError(-32000, 'nonce too low'),
} as const

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const text = (value: object) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

/** An exact decimal text in the smallest unit, by other means than the modal's. */
function unitsOf(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  if (fraction.length > decimals) throw new Error(`${amount} has more than ${decimals} decimals`)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

function connectorOf(chain: 'eip155' | 'solana', provider: object): Connector {
  return { id: `funds ${chain}`, type: 'ANNOUNCED', name: `Funds ${chain}`, chain, provider }
}
