import type { AlertCode } from '../../domain/errors/alerts'
import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import type { Network } from '../../domain/networks/network'
import type { Metadata, PairingOverride } from '../../domain/options'
import type { SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'
import type { Platform } from '../../platform/platform'
import type { Approval } from './approved'
import type { ReadChain } from '../read-chain'

/** What the app asks for in one namespace. The wallet may leave any part out. */
export interface ProposedNamespace {
  /** CAIP-2 ids. */
  chains: string[]
  methods: string[]
  events: string[]
  /** The app's RPC URLs by chain reference. Never sent to the wallet. */
  rpcMap: Record<string, string>
}

export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>

/** What a wallet approved for one key, which is a namespace or a single chain. */
export interface ApprovedNamespace {
  /** CAIP-10 ids. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly chains?: readonly string[] | undefined
}

/** The paired wallet's own name and icon. */
export interface Peer {
  readonly name: string
  readonly icon: string | undefined
}

/** A change of a session that this page did not make. */
export type SessionNews =
  | { type: 'updated' }
  /** Ended by the wallet, by another tab, or because the session expired. */
  | { type: 'ended' }
  | { type: 'event'; name: string; data: unknown; chainId: string }

/** A paired wallet. */
export interface PairedSession {
  readonly topic: string
  readonly peer: Peer
  /** What the wallet currently approves. */
  readonly namespaces: Readonly<Record<string, ApprovedNamespace>>
  /** Messages that the wallet signed when it approved the session. Empty without a sign-in, and for sessions of an earlier page. */
  readonly signed: readonly SiwxSession[]
  readonly isEnded: boolean
  /**
   * Sends a request to the wallet.
   * @param chainId CAIP-2
   * @throws the wallet's error, or WalletModalError SESSION_ENDED
   */
  request(chainId: string, method: string, params: unknown): Promise<unknown>
  /** Ends the session in the wallet too. A second call does nothing. */
  end(): Promise<void>
  /** Calls the listener for every change. Returns a function that stops this. */
  follow(listener: (news: SessionNews) => void): () => void
}

/** An offer to pair: a link that wallets read from a QR code or that opens a wallet app. */
export interface Proposal {
  readonly uri: string
  /** The pairing topic, which names the link and contains no secret. */
  readonly topic: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  /**
   * Resolves when a wallet approves.
   * @throws WalletModalError USER_REJECTED, TIMED_OUT when the link expires, or another error
   */
  readonly approval: Promise<PairedSession>
  /** Call this when the link is not shown any more. A session that a wallet approves after this call ends at once. */
  cancel(): void
}

/** The pairing protocol as the modal needs it. */
export interface PairingClient {
  /**
   * Creates a pairing link.
   * @param signIn the message to sign with the same approval; only when eip155 is the only proposed namespace
   * @throws WalletModalError PAIRING_UNAVAILABLE or PAIRING_REFUSED, at the latest after `linkLimit`
   */
  propose(namespaces: ProposedNamespaces, signIn?: SiwxMessageData): Promise<Proposal>
  /** The current session, possibly of an earlier visit. If there is none right after the client was created, it has ended. */
  session(): PairedSession | undefined
  /** The id by which the relay knows this browser; undefined when the kit has no such id. */
  clientId(): Promise<string | undefined>
  /**
   * Waits for the session of a link that an earlier page showed.
   * @param signal ends the wait
   * @returns undefined when no session opens before the link expires and before the signal aborts
   */
  resume(link: Pick<Proposal, 'topic' | 'expiresAt'>, signal: AbortSignal): Promise<PairedSession | undefined>
}

/** The modal's options for its pairing client. */
export interface PairingClientOptions {
  /** Distinguishes the modals of one page. */
  id: string
  projectId: string
  relayUrl: string
  metadata: Metadata
  /** Whether the cloud attests the page's origin to the wallet (Verify API). */
  verifyDomain: boolean
}

/** The dependencies of a pairing client. */
export interface PairingClientDeps {
  platform: Pick<Platform, 'now' | 'after' | 'log' | 'window'>
  /** Called once for each problem with the project's configuration or the device's clock. */
  onAlert: (code: AlertCode) => void
  /** Whether the previous page was waiting for the approval of this link. The sessions of all other links of earlier pages end at once. */
  isAwaited: (topic: string) => boolean
}

/** One namespace of a session, for the adapter of the namespace. */
export interface PairedNamespace {
  /** An EIP-1193 provider on eip155. */
  provider: object
  approval: Approval
}

interface NamespaceRequest {
  namespace: ChainNamespace
  /** The network to start on, if the session has an account there. */
  wanted: CaipNetworkId | undefined
  read: ReadChain
  after: Platform['after']
}

/** Everything that the modal needs for pairing. The code loads at the first use. */
export interface PairingKit {
  createClient(options: PairingClientOptions, deps: PairingClientDeps): Promise<PairingClient>
  appMetadata(given: Metadata | undefined, page: Window): Metadata
  proposedNamespaces(networks: readonly Network[], override: PairingOverride | undefined): ProposedNamespaces
  /** Undefined when the wallet shares no account in the namespace. */
  pairedNamespace(session: PairedSession, request: NamespaceRequest): PairedNamespace | undefined
  approvalOf(session: PairedSession, namespace: ChainNamespace): Approval
  approvedId(approval: Approval, caipNetworkId: string): CaipNetworkId | undefined
}

/** How long creating a link may take, in milliseconds. The kit itself tries for a minute, or forever when the relay refuses. */
export const linkLimit = 15_000
