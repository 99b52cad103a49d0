import { setTimeout as wait } from 'node:timers/promises'
import { chainIdParam } from '../wallet/params'
import { isRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { viewOf, type SessionView } from './paired-session'
import { findAuthTools } from './auth-tools'
import type { AuthRequest, PairingClient, PeerMetadata, Proposal, SessionRequest } from './pairing-client'
import { pairingLink } from './pairing-link'
import { decideProposal } from './proposals'
import { answerSession, originOf, sessionSite, type RequestDeps } from './session-requests'
import { SessionSync } from './session-sync'
import { startSignClient, type ClientOptions } from './sign-client'
import { decideAuth, sendUnchecked } from './sign-in'

/** The parts that the phone wallet uses. */
export interface PairingDeps extends RequestDeps {
  /** The folders from which the pairing kit is searched. */
  readonly folders: readonly string[]
  readonly client: ClientOptions
  readonly log: (line: string) => void
}

/** The state that the control API and the phone page show. */
export interface PairingView {
  readonly sessions: readonly SessionView[]
  /** The number of opened links that have not brought a proposal yet. */
  readonly waiting: number
}

const goodbyeMs = 2_000
const userDisconnected = { code: 6000, message: 'User disconnected.' }
const chainMethods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** A proposal or request that waits for a decision. */
interface Waiting {
  readonly topic: string
  readonly abort: AbortController
}

/**
 * The phone wallet: the real wallet side of the pairing protocol, with the sandbox wallet's accounts, chains and decisions. The kit is
 * loaded when the first link is opened.
 */
export class PairingWallet {
  readonly #deps: PairingDeps
  readonly #sync: SessionSync
  readonly #links = new Set<string>()
  /** The undecided proposals and requests by id. Their `abort` ends the wait for a decision. */
  readonly #waiting = new Map<number, Waiting>()
  readonly #busy = new Set<Promise<void>>()
  #starting: Promise<PairingClient> | undefined
  #client: PairingClient | undefined

  constructor(deps: PairingDeps) {
    this.#deps = deps
    this.#sync = new SessionSync(deps.state, deps.log)
    deps.state.onChange(() => void (this.#client && this.#sync.run(this.#client)))
  }

  get view(): PairingView {
    return { sessions: (this.#client?.session.getAll() ?? []).map(viewOf), waiting: this.#links.size }
  }

  /**
   * Opens a pairing link. The link's proposal then waits for a decision.
   * @throws RpcError -32602 for a link that cannot be used; an error that says what to install if the kit is not installed
   */
  async pair(uri: unknown): Promise<void> {
    const link = pairingLink(uri)
    const client = await this.#open()
    const topic = link.slice('wc:'.length, link.indexOf('@'))
    this.#links.add(topic)
    this.#listenForSignIn(client)
    try {
      await client.pair({ uri: link })
    } catch (error) {
      this.#links.delete(topic)
      throw invalidParams(error instanceof Error ? error.message : String(error))
    }
  }

  /** Ends a session, and tells the app. */
  async disconnect(topic: string): Promise<void> {
    const client = this.#clientOf(topic)
    this.#sync.remove(topic)
    this.#abandon(topic)
    this.#deps.state.standard.disconnect(sessionSite(topic))
    await client.disconnect({ topic, reason: userDisconnected })
    this.#deps.state.changed()
  }

  /** Sends any event that the app has requested. */
  async emit(topic: string, chainId: string, name: string, data: unknown): Promise<void> {
    try {
      await this.#clientOf(topic).emit({ topic, chainId, event: { name, data } })
    } catch (error) {
      throw invalidParams(error instanceof Error ? error.message : String(error))
    }
  }

  /** Changes the chains that a session may use. */
  async update(topic: string, chains: readonly number[]): Promise<void> {
    const client = this.#clientOf(topic)
    const stranger = chains.find((id) => !this.#deps.state.isKnown(id))
    if (stranger !== undefined) throw invalidParams(`The wallet does not know the chain ${stranger}`)
    this.#sync.regrant(topic, chains)
    await this.#sync.run(client)
    this.#deps.state.changed()
  }

  /** Ends every session and forgets every pairing. The apps are told if the relay works. */
  async reset(): Promise<void> {
    const client = this.#client
    for (const { abort } of this.#waiting.values()) abort.abort()
    if (client !== undefined) await Promise.race([this.#sayGoodbye(client), wait(goodbyeMs, undefined, { ref: false })])
    this.#client = undefined
    this.#starting = undefined
    this.#links.clear()
    this.#waiting.clear()
    this.#sync.clear()
    if (client !== undefined) await retire(client)
  }

  async #sayGoodbye(client: PairingClient): Promise<void> {
    await Promise.allSettled(this.#busy)
    const topics = [...client.session.keys]
    await Promise.allSettled(topics.map((topic) => client.disconnect({ topic, reason: userDisconnected })))
  }

  #open(): Promise<PairingClient> {
    this.#starting ??= this.#start()
    // If loading has failed, the next link tries again, because the kit may be installed by then.
    this.#starting.catch(() => (this.#starting = undefined))
    return this.#starting
  }

  async #start(): Promise<PairingClient> {
    const { folders, client: options, state } = this.#deps
    const client = await startSignClient(folders, options)
    this.#client = client
    client.on('session_proposal', (proposal) => this.#track(this.#propose(client, proposal)))
    client.on('session_request', (request) => this.#track(this.#answer(client, request)))
    client.on('proposal_expire', ({ id }) => this.#waiting.get(id)?.abort.abort())
    client.on('session_request_expire', ({ id }) => this.#waiting.get(id)?.abort.abort())
    const gone = ({ topic }: { topic: string }): void => {
      this.#sync.remove(topic)
      this.#abandon(topic)
      state.standard.disconnect(sessionSite(topic))
      state.changed()
    }
    client.on('session_delete', gone)
    client.on('session_expire', gone)
    return client
  }

  async #propose(client: PairingClient, proposal: Proposal): Promise<void> {
    const { id, params } = proposal
    this.#links.delete(params.pairingTopic)
    // A link that is opened twice brings the same proposal twice.
    if (this.#waiting.has(id)) return
    const { requiredNamespaces, optionalNamespaces, proposer } = params
    const asked = { requiredNamespaces, optionalNamespaces }
    const abort = new AbortController()
    const logged = this.#log(proposer.metadata, 'wc_sessionPropose', asked, abort)
    const decision = await this.#decide(id, { topic: params.pairingTopic, abort }, (signal) =>
      decideProposal(this.#deps, proposal, signal),
    )
    if (decision === undefined) return
    if ('reason' in decision) {
      logged({ error: decision.reason })
      const sent = published(client, params.pairingTopic)
      await client.reject({ id, reason: decision.reason })
      return sent
    }
    logged({ result: decision.namespaces })
    const { topic } = await client.approve({ id, namespaces: decision.namespaces })
    for (const { name } of this.#deps.namespaces) {
      if (Object.hasOwn(decision.namespaces, name)) this.#deps.state.standard.admit(name, sessionSite(topic))
    }
    this.#sync.add(topic, decision.chains)
    this.#deps.state.changed()
  }

  /**
   * Listens for sign-ins, unless the wallet is set not to know them. Without a listener, the kit uses the session proposal that the app
   * sends with the sign-in.
   */
  #listenForSignIn(client: PairingClient): void {
    client.off('session_authenticate', this.#signIn)
    if (this.#deps.state.settings.pairingSignIn !== 'unknown') client.on('session_authenticate', this.#signIn)
  }

  readonly #signIn = (request: AuthRequest): void => {
    const client = this.#client
    if (client !== undefined) this.#track(this.#authenticate(client, request))
  }

  async #authenticate(client: PairingClient, request: AuthRequest): Promise<void> {
    const { id, topic: pairingTopic } = request
    this.#links.delete(pairingTopic)
    if (this.#waiting.has(id)) return
    const tools = findAuthTools(this.#deps.folders)
    const { requester, authPayload } = request.params
    const abort = new AbortController()
    const logged = this.#log(requester.metadata, 'wc_sessionAuthenticate', authPayload, abort)
    const decision = await this.#decide(id, { topic: pairingTopic, abort }, (signal) =>
      decideAuth(this.#deps, { tools, client }, request, signal),
    )
    if (decision === undefined) return
    if ('reason' in decision) {
      logged({ error: decision.reason })
      const sent = published(client, tools.hashKey(request.params.requester.publicKey))
      await client.rejectSessionAuthenticate({ id, reason: decision.reason })
      return sent
    }
    const { auths, chains } = decision
    logged({ result: auths })
    const isForged = ['other-signer', 'broken-signature'].includes(this.#deps.state.settings.pairingSignIn)
    if (isForged) return sendUnchecked(client, { tools, request, auths })
    const { session } = await client.approveSessionAuthenticate({ id, auths })
    if (session !== undefined) this.#sync.add(session.topic, chains)
    this.#deps.state.changed()
  }

  async #answer(client: PairingClient, event: SessionRequest): Promise<void> {
    const { id, topic, params } = event
    if (this.#waiting.has(id)) return
    const { metadata } = client.session.get(topic).peer
    const abort = new AbortController()
    const logged = this.#log(metadata, params.request.method, params.request.params, abort)
    const answer = (signal: AbortSignal) => answerSession(this.#deps, metadata, event, signal)
    const outcome = await this.#decide(id, { topic, abort }, answer)
    if (outcome !== undefined) logged(outcome)
    if (outcome === undefined || !client.session.keys.includes(topic)) return
    const { method, params: list } = params.request
    if ('result' in outcome && chainMethods.includes(method)) {
      const [first] = Array.isArray(list) ? (list as unknown[]) : []
      this.#sync.grant(topic, chainIdParam(isRecord(first) ? first['chainId'] : undefined))
      await this.#sync.run(client)
    }
    const sent = published(client, topic)
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
    return sent
  }

  #log(peer: PeerMetadata, method: string, params: unknown, { signal }: AbortController) {
    return this.#deps.state.log.add({ origin: originOf(peer), via: 'pairing', method, params }, signal)
  }

  async #decide<T>(id: number, waiting: Waiting, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.#waiting.set(id, waiting)
    try {
      return await work(waiting.abort.signal)
    } finally {
      this.#waiting.delete(id)
    }
  }

  /** Ends the waiting requests of an ended session. */
  #abandon(topic: string): void {
    for (const waiting of this.#waiting.values()) if (waiting.topic === topic) waiting.abort.abort()
  }

  #track(work: Promise<void>): void {
    const done = work.catch((error: unknown) => {
      this.#deps.log(`The phone wallet could not answer: ${error instanceof Error ? error.message : String(error)}`)
    })
    this.#busy.add(done)
    void done.finally(() => this.#busy.delete(done))
  }

  #clientOf(topic: string): PairingClient {
    const client = this.#client
    if (!client?.session.keys.includes(topic)) throw invalidParams(`There is no session ${topic}`)
    return client
  }
}

/** Ends a client for ever. Otherwise, the kit would open new connections to send its remaining messages. */
async function retire({ core }: PairingClient): Promise<void> {
  core.heartbeat.stop()
  core.relayer.confirmOnlineStateOrThrow = () => Promise.reject(new Error('The phone wallet has ended'))
  await core.relayer.transportClose()
}

/**
 * Resolves when the relay has accepted the next message of a topic. The caller needs this, because the kit does not wait until a refusal is
 * sent.
 */
function published(client: PairingClient, topic: string): Promise<void> {
  const { relayer } = client.core
  return new Promise((resolve) => {
    const hear = (event: { readonly params?: { readonly topic?: string } }): void => {
      if (event.params?.topic !== topic) return
      relayer.off('relayer_publish', hear)
      resolve()
    }
    relayer.on('relayer_publish', hear)
  })
}
