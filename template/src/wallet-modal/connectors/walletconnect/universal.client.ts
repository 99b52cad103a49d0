import { alertForMessage } from './service-messages'
import { connectLimits } from '../../domain/wallets/connect-limits'
import { WalletModalError, messageOf } from '../../domain/errors/errors'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { readOlderAnswers, takeUpEarlierAnswers } from './earlier-answers'
import { followEarlierSignIns } from './earlier-sign-ins'
import type { Kit } from './kit'
import { holdRelay, keepOwnTopics } from './hold-relay'
import { createKitLogger } from './kit-logger'
import { forgetProposals } from './kit-queue'
import { linkEnd, offerPlain } from './kit-offer'
import { KitSession } from './kit-session'
import { offerSignIn } from './kit-sign-in'
import { OpenLinks } from './open-links'
import type {
  PairingClient,
  PairingClientDeps,
  PairingClientOptions,
  Proposal,
  ProposedNamespaces,
} from './pairing-client'
import { linkLimit } from './pairing-client'
import { Refusals } from './refusals'
import { refusedError, toPairingError, unavailableError } from './relay-errors'

/** The pairing client on top of WalletConnect's universal provider ("the kit"). */
export class UniversalClient implements PairingClient {
  readonly #kit: Kit
  readonly #deps: PairingClientDeps
  readonly #refused: Refusals
  readonly #links: OpenLinks
  /** Rejects the pending links when the relay refuses the app, because the kit itself would wait forever. */
  readonly #refusals = new Set<(error: WalletModalError) => void>()
  #current: KitSession | undefined
  #isResting = false
  /** The pending calls of `resume`, by the topics of their links. */
  readonly #resuming = new Map<string, (session: KitSession) => void>()
  /** The pairing topics of the links that this page created. */
  readonly #ownPairings = new Set<string>()

  constructor(kit: Kit, deps: PairingClientDeps, links: OpenLinks) {
    this.#kit = kit
    this.#deps = deps
    this.#links = links
    this.#refused = new Refusals(kit)
    readOlderAnswers(kit)
    followEarlierSignIns(kit, { refusals: this.#refused, now: deps.platform.now }, ({ struct, signed }) =>
      this.#arrived(struct.pairingTopic, new KitSession(kit, struct, signed)),
    )
    kit.on('session_connect', ({ session }) => {
      // `propose` handles the sessions of links that this page has made.
      const isOwn = this.#ownPairings.has(session.pairingTopic)
      if (!isOwn && !this.#refused.has(session)) this.#arrived(session.pairingTopic, new KitSession(kit, session))
    })
    const { relayer } = kit.core
    relayer.on('relayer_error', (error: unknown) => this.#refuse(messageOf(error)))
    // A socket that the kit has given up still emits its error. Without a listener this would be an uncaught error.
    relayer.on('relayer_connect', () => relayer.provider.on('error', () => {}))
  }

  async propose(namespaces: ProposedNamespaces, signIn?: SiwxMessageData): Promise<Proposal> {
    const { after, now } = this.#deps.platform
    this.#wake()
    let isStale = false
    const eip155 = signIn && namespaces['eip155']
    const offer = eip155
      ? offerSignIn(this.#kit, eip155, signIn, { clock: this.#deps.platform, refusals: this.#refused })
      : offerPlain(this.#kit, namespaces)
    const approved = offer.then(({ approval }) => approval)
    const approval = approved.then(
      async ({ struct, signed }) => {
        const session = new KitSession(this.#kit, struct, signed)
        if (!isStale) return this.#take(session)
        await session.end().catch(() => {})
        throw new WalletModalError('TIMED_OUT')
      },
      (error: unknown) => Promise.reject(toPairingError(error)),
    )
    // Avoid an unhandled rejection when nobody awaits the offer.
    approval.catch(() => {})
    const cancel = () => void (isStale = true)
    let stop = () => {}
    const failed = new Promise<never>((_, reject) => {
      const stopClock = after(linkLimit, () => reject(unavailableError()))
      this.#refusals.add(reject)
      stop = () => {
        stopClock()
        this.#refusals.delete(reject)
      }
    })
    try {
      const { uri } = await Promise.race([offer, failed])
      if (!uri) throw unavailableError()
      const topic = /^wc:([^@]+)/.exec(uri)?.[1] ?? uri
      this.#ownPairings.add(topic)
      this.#links.hold(topic, approval)
      return { uri, topic, expiresAt: Math.min(now() + connectLimits.pairingExpiry, linkEnd(uri)), approval, cancel }
    } catch (error) {
      cancel()
      this.#rest()
      throw error instanceof WalletModalError ? error : unavailableError(error)
    } finally {
      stop()
    }
  }

  session(): KitSession | undefined {
    if (this.#current && !this.#current.isEnded) return this.#current
    const stored = this.#kit.session.getAll().filter((one) => one.acknowledged && !this.#refused.has(one))
    const newest = stored.sort((one, other) => other.expiry - one.expiry)[0]
    if (newest && newest.expiry * 1_000 > this.#deps.platform.now()) this.#current = new KitSession(this.#kit, newest)
    return this.#current?.isEnded === false ? this.#current : undefined
  }

  async clientId(): Promise<string | undefined> {
    return (await this.#kit.core.crypto.getClientId()) || undefined
  }

  resume({ topic, expiresAt }: Pick<Proposal, 'topic' | 'expiresAt'>, signal: AbortSignal) {
    const known = this.session()
    if (known) return Promise.resolve(known)
    const { after, now } = this.#deps.platform
    return new Promise<KitSession | undefined>((resolve) => {
      const settle = (session?: KitSession) => {
        stop()
        this.#resuming.delete(topic)
        signal.removeEventListener('abort', left)
        resolve(session)
      }
      const left = () => settle()
      const stop = after(Math.max(0, expiresAt - now()), left)
      this.#resuming.set(topic, settle)
      if (signal.aborted) left()
      else signal.addEventListener('abort', left)
    })
  }

  /**
   * A wallet has approved a link of an earlier page. If no page waits for the approval, the session ends; otherwise the wallet would
   * show a connection that no page has.
   */
  #arrived(topic: string, session: KitSession): void {
    const heard = this.#resuming.get(topic)
    if (!heard && !this.#deps.isAwaited(topic)) return void session.end().catch(() => {})
    this.#current = session
    heard?.(session)
  }

  /** Makes a session the current one and ends all others, which an earlier visit could not end. */
  #take(session: KitSession): KitSession {
    this.#current = session
    for (const { topic } of this.#kit.session.getAll())
      if (topic !== session.topic)
        this.#kit.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }).catch(() => {})
    return session
  }

  /**
   * Stops the kit when nobody waits for it: the kit would try to reach the relay several times a second. With a session the kit goes
   * on, because the wallet may still send something.
   */
  #rest(): void {
    forgetProposals(this.#kit, this.#deps.platform.after)
    if (this.session()) return
    this.#isResting = true
    const { heartbeat, relayer } = this.#kit.core
    heartbeat.stop()
    relayer.transportOpen = () => Promise.resolve()
  }

  #wake(): void {
    if (!this.#isResting) return
    this.#isResting = false
    const { heartbeat, relayer } = this.#kit.core
    Reflect.deleteProperty(relayer, 'transportOpen')
    void heartbeat.init()
  }

  #refuse(message: string): void {
    for (const reject of this.#refusals) reject(alertForMessage(message) ? refusedError(message) : unavailableError())
  }
}

/**
 * Messages of the kit that need no report: another tab has handled the message, the session is gone, or the visitor already sees
 * an error.
 */
const harmless = /No matching key|recently deleted|Pending session not found|closing transport|publish custom/i

/** Creates a function that reports each message and each alert once, because the kit repeats them with each attempt. */
function createReporter({ platform, onAlert }: PairingClientDeps): (message: string) => void {
  const seen = new Set<string>()
  return (message) => {
    const key: string = alertForMessage(message) ?? message
    if (harmless.test(message) || seen.has(key) || seen.size > 100) return
    seen.add(key)
    const alert = alertForMessage(message)
    if (alert) onAlert(alert)
    else platform.log.error(message)
  }
}

/**
 * Loads the pairing kit and starts it. The session of an earlier visit is available at once, even while the relay is down, because
 * the kit connects only when it has something to send.
 */
export async function createUniversalClient(
  options: PairingClientOptions,
  deps: PairingClientDeps,
): Promise<PairingClient> {
  const { UniversalProvider: Provider } = await import('@walletconnect/universal-provider')
  const report = createReporter(deps)
  const { id, projectId, relayUrl, metadata, verifyDomain } = options
  const customStoragePrefix = `wallet-modal-${id}`
  const starting = Provider.init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    customStoragePrefix,
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: createKitLogger(report),
  })
  const letGo = holdRelay(customStoragePrefix)
  const provider = await starting.finally(letGo)
  const kit = provider.client
  // While the relay is down, the kit would try to subscribe without a socket and open a new socket for this, thousands of times a
  // minute.
  const { relayer } = kit.core
  const subscribe = relayer.subscriber.start.bind(relayer.subscriber)
  const links = new OpenLinks(kit, deps.platform.window()?.navigator.locks, customStoragePrefix)
  const others = await links.topicsOfOthers()
  keepOwnTopics(relayer.subscriber, others)
  relayer.subscriber.start = () => (relayer.connected ? subscribe() : Promise.resolve())
  relayer.on('relayer_error', (error: unknown) => report(messageOf(error)))
  // The provider follows only one session, reads over HTTP from its own hosts, and shares its state among all modals of a page. Use
  // the client inside it, whose sessions are identified by topic.
  delete provider.session
  // The kit has no option to turn the Verify API off. Without an answer, its hidden frame delays every offer and request by 5 s. An
  // empty attestation tells the wallet that there is none, so that the wallet does not look for one either.
  if (!verifyDomain) kit.core.verify.register = () => Promise.resolve('')
  const client = new UniversalClient(kit, deps, links)
  // If the earlier answers cannot be restored, the client starts anyway, so that the visitor can pair again.
  const goOn = await takeUpEarlierAnswers(kit, others).catch(() => () => {})
  // Without a stored topic this call opens no socket; the first link opens it.
  relayer.transportOpen().catch(() => {})
  goOn()
  return client
}
