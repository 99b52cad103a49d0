import type {
  ApprovedNamespace,
  PairedSession,
  PairingClient,
  Proposal,
  ProposedNamespaces,
  SessionNews,
} from '../../../connectors/walletconnect/pairing-client'
import { pairingKit } from '../../../connectors/walletconnect/pairing-kit'
import { WalletModalError, required } from '../../../domain/errors/errors'
import type { SiwxMessageData, SiwxSession } from '../../../domain/sign-in/siwx'
import { startPairing } from '../pairing-parts'
import type { PairingStore } from '../pairing.store'
import type { TestRoot } from '../../../testing/create-test-root'
import { createTestRoot } from '../../../testing/create-test-root'
import type { FakePlatform } from '../../../testing/fake-platform'
import { firstAddress } from '../../../testing/fake-wallet'
import { settle } from '../../../testing/settle'

/** What the fake wallet approves by default: the first test network. */
export const approvedAlpha: Record<string, ApprovedNamespace> = {
  eip155: {
    accounts: [`eip155:1:${firstAddress}`],
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
  },
}

/** A session without a relay. The test plays the wallet. */
export class FakeSession implements PairedSession {
  readonly topic: string
  readonly peer = { name: 'Phone Wallet', icon: 'https://phone.example/icon.png' }
  namespaces: Readonly<Record<string, ApprovedNamespace>>
  signed: readonly SiwxSession[] = []
  isEnded = false
  readonly requests: { chainId: string; method: string; params: unknown }[] = []
  answer: (method: string, params: unknown) => unknown = () => '0x51ed'
  readonly #listeners = new Set<(news: SessionNews) => void>()

  constructor(topic = 'topic', namespaces = approvedAlpha) {
    this.topic = topic
    this.namespaces = namespaces
  }

  async request(chainId: string, method: string, params: unknown): Promise<unknown> {
    this.requests.push({ chainId, method, params })
    return this.answer(method, params)
  }

  async end(): Promise<void> {
    this.tell({ type: 'ended' })
  }

  follow(listener: (news: SessionNews) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  tell(news: SessionNews): void {
    if (news.type === 'ended') this.isEnded = true
    for (const listener of [...this.#listeners]) listener(news)
  }

  update(namespaces: Record<string, ApprovedNamespace>): void {
    this.namespaces = namespaces
    this.tell({ type: 'updated' })
  }

  emit(name: string, data: unknown, chainId = 'eip155:1'): void {
    this.tell({ type: 'event', name, data, chainId })
  }
}

/** A link that a test approves or rejects. */
export class FakeProposal implements Proposal {
  readonly uri: string
  readonly topic: string
  readonly expiresAt: number
  readonly approval: Promise<PairedSession>
  readonly namespaces: ProposedNamespaces
  /** The message that the wallet was asked to sign. */
  readonly signIn: SiwxMessageData | undefined
  isCancelled = false
  #settle: { resolve: (session: PairedSession) => void; reject: (error: unknown) => void } | undefined

  constructor(uri: string, expiresAt: number, namespaces: ProposedNamespaces, signIn?: SiwxMessageData) {
    this.uri = uri
    this.topic = `topic of ${uri.split('@')[0]}`
    this.expiresAt = expiresAt
    this.namespaces = namespaces
    this.signIn = signIn
    this.approval = new Promise((resolve, reject) => void (this.#settle = { resolve, reject }))
    this.approval.catch(() => {})
  }

  cancel(): void {
    this.isCancelled = true
  }

  /** The wallet approves, even if the link has left the screen. */
  async approve(session: PairedSession = new FakeSession(this.uri)): Promise<void> {
    this.#settle?.resolve(session)
    await settle()
  }

  async reject(error: unknown = new WalletModalError('USER_REJECTED')): Promise<void> {
    this.#settle?.reject(error)
    await settle()
  }
}

/** A scripted relay with its wallets. */
export class FakePairingClient implements PairingClient {
  readonly proposals: FakeProposal[] = []
  /** If set, `propose` throws it. */
  failure: unknown
  /** Releases the links that `hold` keeps back. */
  #held: (() => void) | undefined
  #holding: Promise<void> | undefined
  stored: FakeSession | undefined
  id: string | undefined = 'did:key:z6Mk'
  readonly #platform: Pick<FakePlatform, 'now'>

  constructor(platform: Pick<FakePlatform, 'now'>) {
    this.#platform = platform
  }

  get last(): FakeProposal {
    return required(this.proposals.at(-1), 'NOT_CONNECTED')
  }

  async propose(namespaces: ProposedNamespaces, signIn?: SiwxMessageData): Promise<Proposal> {
    await this.#holding
    if (this.failure) throw this.failure
    const uri = `wc:${this.proposals.length}@2?relay-protocol=irn&symKey=5ec2e7`
    const proposal = new FakeProposal(uri, this.#platform.now() + 240_000, namespaces, signIn)
    this.proposals.push(proposal)
    return proposal
  }

  session(): PairedSession | undefined {
    return this.stored
  }

  async clientId(): Promise<string | undefined> {
    return this.id
  }

  async resume(): Promise<PairedSession | undefined> {
    return this.stored
  }

  hold(): void {
    this.#holding = new Promise((resolve) => (this.#held = resolve))
  }

  async release(): Promise<void> {
    this.#held?.()
    this.#holding = undefined
    await settle()
  }
}

export interface PairingTest extends TestRoot {
  client: FakePairingClient
  pairing: PairingStore
  /** Opens the modal at the code for any wallet. */
  openCode(): Promise<void>
}

/** A modal whose pairing uses a scripted client. */
export async function createPairingTest(
  options: Parameters<typeof createTestRoot>[0] & { stored?: FakeSession } = {},
): Promise<PairingTest> {
  const { stored, isStarted = true, ...rest } = options
  const test = await createTestRoot({ isStarted: false, hosts: { relay: 'wss://relay.example' }, ...rest })
  const client = givePairingClient(test)
  client.stored = stored
  // Loads the chunk that a stored session asks for, so that the test does not wait for it.
  await import('../views/pairing-views')
  if (isStarted) test.modal.start()
  await settle()
  const { root } = test
  return {
    ...test,
    client,
    pairing: required(root.features.pairing, 'MODAL_NOT_LOADED'),
    async openCode() {
      root.modal.show()
      root.router.push({ view: 'ConnectingWalletConnect', data: undefined })
      await settle()
    },
  }
}

/** Replaces the pairing kit's client with a scripted one. */
export function givePairingClient({ root, platform }: Pick<TestRoot, 'root' | 'platform'>): FakePairingClient {
  const client = new FakePairingClient(platform)
  const metadata = { name: 'Test app', description: '', url: 'https://app.example', icons: [] }
  startPairing(root, root.modalStores)
  root.features.pairingSource?.use({ ...pairingKit, appMetadata: () => metadata, createClient: async () => client })
  return client
}
