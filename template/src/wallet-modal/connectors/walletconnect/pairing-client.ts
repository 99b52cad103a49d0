import type { AlertCode } from '../../domain/errors/alerts'
import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import type { Network } from '../../domain/networks/network'
import type { Metadata, PairingOverride } from '../../domain/options'
import type { SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'
import type { Platform } from '../../platform/platform'
import type { Approval } from './approved'
import type { ReadChain } from './eip155-provider'

/** What a wallet is asked for in one namespace; every part is optional to the wallet. */
export interface ProposedNamespace {
  /** CAIP-2 ids. */
  chains: string[]
  methods: string[]
  events: string[]
  /** Where the app reads, by chain reference. Never sent to the wallet. */
  rpcMap: Record<string, string>
}

export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>

/** What a wallet has approved in one namespace; the key may be a namespace or a single chain. */
export interface ApprovedNamespace {
  /** CAIP-10 ids. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly chains?: readonly string[] | undefined
}

/** How the wallet at the other end describes itself. */
export interface Peer {
  readonly name: string
  readonly icon: string | undefined
}

/** What happens to a session on the wallet's side. */
export type SessionNews =
  | { type: 'updated' }
  /** By the wallet, by another tab, or because its time was over. */
  | { type: 'ended' }
  | { type: 'event'; name: string; data: unknown; chainId: string }

/** A paired wallet. */
export interface PairedSession {
  readonly topic: string
  readonly peer: Peer
  /** What is approved at this moment. */
  readonly namespaces: Readonly<Record<string, ApprovedNamespace>>
  /** What the wallet has signed with the yes that opened the session; empty for a plain session, and for one of an earlier page. */
  readonly signed: readonly SiwxSession[]
  readonly isEnded: boolean
  /**
   * Asks the wallet.
   * @param chainId CAIP-2
   * @throws what the wallet answered, or WalletModalError SESSION_ENDED
   */
  request(chainId: string, method: string, params: unknown): Promise<unknown>
  /** Ends the session at the wallet too; ending it twice is ending it once. */
  end(): Promise<void>
  /** Calls back for every piece of news; returns what stops it. */
  follow(listener: (news: SessionNews) => void): () => void
}

/** An offer to pair, as a link that wallets read from a QR code or are opened with. */
export interface Proposal {
  readonly uri: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  /**
   * Resolves when a wallet has said yes.
   * @throws WalletModalError USER_REJECTED, TIMED_OUT when the link has expired, or what else went wrong
   */
  readonly approval: Promise<PairedSession>
  /** The link is no longer shown: whoever approves it from now on gets the session ended at once. */
  cancel(): void
}

/** The pairing protocol as the modal needs it. */
export interface PairingClient {
  /**
   * @param signIn what the wallet is to sign with the same yes; only where nothing but eip155 is proposed
   * @throws WalletModalError PAIRING_UNAVAILABLE or PAIRING_REFUSED, at the latest after `linkLimit`
   */
  propose(namespaces: ProposedNamespaces, signIn?: SiwxMessageData): Promise<Proposal>
  /** The session of an earlier visit. Right after the client was made its absence is final: the session is gone. */
  session(): PairedSession | undefined
  /** The id by which the relay knows this browser; undefined when the kit has no such id. */
  clientId(): Promise<string | undefined>
  /** Resolves with the session that a link of an earlier page leads to; undefined when it has not by the given time. */
  resume(expiresAt: number): Promise<PairedSession | undefined>
}

/** What a pairing client has to know of its modal. */
export interface PairingClientOptions {
  /** Tells modals of one page apart. */
  id: string
  projectId: string
  relayUrl: string
  metadata: Metadata
  /** Asks the cloud to attest the page's origin to the wallet. */
  verifyDomain: boolean
}

/** What a pairing client works with. */
export interface PairingClientDeps {
  platform: Pick<Platform, 'now' | 'after' | 'log'>
  /** Something is wrong with the project or the clock; called once for each. */
  onAlert: (code: AlertCode) => void
}

/** One namespace of a session, for the adapter that serves it. */
export interface PairedNamespace {
  /** EIP-1193 on eip155. */
  provider: object
  approval: Approval
}

interface NamespaceRequest {
  namespace: ChainNamespace
  /** The network to be on, where the session has an account on it. */
  wanted: CaipNetworkId | undefined
  read: ReadChain
  after: Platform['after']
}

/** Everything that pairing needs of the connector; fetched when it is first needed. */
export interface PairingKit {
  createClient(options: PairingClientOptions, deps: PairingClientDeps): Promise<PairingClient>
  appMetadata(given: Metadata | undefined, page: Window): Metadata
  proposedNamespaces(networks: readonly Network[], override: PairingOverride | undefined): ProposedNamespaces
  /** Undefined when the wallet shared no account there. */
  pairedNamespace(session: PairedSession, request: NamespaceRequest): PairedNamespace | undefined
  approvalOf(session: PairedSession, namespace: ChainNamespace): Approval
  approvedId(approval: Approval, caipNetworkId: string): CaipNetworkId | undefined
}

/** How long a link may take, in milliseconds. The kit itself goes on for a minute, or for ever when it is refused. */
export const linkLimit = 15_000
