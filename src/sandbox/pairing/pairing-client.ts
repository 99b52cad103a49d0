/** The chains, methods and events of a namespace (for example `eip155`) that an app may use. */
export interface Namespace {
  readonly chains: readonly string[]
  /** CAIP-10 accounts, such as `eip155:1:0x…`. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type Namespaces = Readonly<Record<string, Namespace>>

/** The chains, methods and events that an app proposes for a namespace. */
export interface ProposedNamespace {
  readonly chains?: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The name, address and icons that the other side of a session gives for itself. They are not verified. */
export interface PeerMetadata {
  readonly name?: string
  readonly url?: string
  readonly icons?: readonly string[]
}

/** An app's request to open a session. */
export interface Proposal {
  readonly id: number
  readonly params: {
    readonly pairingTopic: string
    readonly proposer: { readonly metadata: PeerMetadata }
    readonly requiredNamespaces: Readonly<Record<string, ProposedNamespace>>
    readonly optionalNamespaces: Readonly<Record<string, ProposedNamespace>>
  }
}

/** The sign-in that an app requests together with the pairing (CAIP-222). */
export interface AuthPayload {
  readonly aud: string
  readonly domain: string
  readonly nonce: string
  readonly chains: readonly string[]
  readonly statement?: string
  readonly resources?: readonly string[]
}

/** An app's request to open a session and to sign in, in one step. */
export interface AuthRequest {
  readonly id: number
  readonly topic: string
  readonly params: {
    readonly requester: { readonly publicKey: string; readonly metadata: PeerMetadata }
    readonly authPayload: AuthPayload
  }
}

/** A signed message (CAIP-74). */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: { readonly iss: string }
  readonly s: { readonly t: string; readonly s: string }
}

/** An app's request in an open session. */
export interface SessionRequest {
  readonly id: number
  readonly topic: string
  readonly params: {
    /** CAIP-2 id of the chain the request is for. */
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: unknown }
  }
}

/** An open session with an app. */
export interface Session {
  readonly topic: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly namespaces: Namespaces
  readonly peer: { readonly metadata: PeerMetadata }
}

/** An error or a reason, in the form that is sent to the app. */
export interface PairingError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

interface ClientEvents {
  readonly session_proposal: Proposal
  readonly proposal_expire: { readonly id: number }
  readonly session_authenticate: AuthRequest
  readonly session_request: SessionRequest
  readonly session_request_expire: { readonly id: number }
  readonly session_delete: { readonly topic: string }
  readonly session_expire: { readonly topic: string }
}

type Published = (event: { readonly params?: { readonly topic?: string } }) => void

interface RelayEvents {
  on(name: 'relayer_publish', listener: Published): unknown
  off(name: 'relayer_publish', listener: Published): unknown
}

type Answer = { readonly result: unknown } | { readonly error: PairingError }

/** The part of the pairing kit's wallet side that the sandbox uses. */
export interface PairingClient {
  readonly session: { getAll(): readonly Session[]; readonly keys: readonly string[]; get(topic: string): Session }
  readonly core: {
    readonly heartbeat: { stop(): void }
    readonly relayer: RelayEvents & {
      transportClose(): Promise<void>
      /** The kit calls this function before it opens a connection. */
      confirmOnlineStateOrThrow(): Promise<void>
    }
    readonly verify: { resolve: (params: unknown) => Promise<undefined> }
    readonly crypto: { generateKeyPair(): Promise<string> }
  }
  on<Name extends keyof ClientEvents>(name: Name, listener: (event: ClientEvents[Name]) => void): unknown
  off<Name extends keyof ClientEvents>(name: Name, listener: (event: ClientEvents[Name]) => void): unknown
  readonly metadata: PeerMetadata
  /** Returns the text that an account signs. */
  formatAuthMessage(params: { readonly request: AuthPayload; readonly iss: string }): string
  /** The result has no session if the signed message names no method. */
  approveSessionAuthenticate(params: {
    readonly id: number
    readonly auths: readonly Cacao[]
  }): Promise<{ readonly session?: Session }>
  rejectSessionAuthenticate(params: { readonly id: number; readonly reason: PairingError }): Promise<unknown>
  readonly engine: {
    /** The kit's types hide this function from wallets. It sends answers that the kit itself would refuse to send. */
    sendResult(params: {
      readonly topic: string
      readonly id: number
      readonly result: unknown
      readonly encodeOpts: { readonly type: 1; readonly receiverPublicKey: string; readonly senderPublicKey: string }
      readonly throwOnFailedPublish: true
    }): Promise<unknown>
    isValidDisconnect: (params: unknown) => Promise<void>
  }
  pair(params: { readonly uri: string }): Promise<unknown>
  approve(params: { readonly id: number; readonly namespaces: Namespaces }): Promise<{ readonly topic: string }>
  reject(params: { readonly id: number; readonly reason: PairingError }): Promise<unknown>
  respond(params: {
    readonly topic: string
    readonly response: { readonly id: number; readonly jsonrpc: '2.0' } & Answer
  }): Promise<unknown>
  update(params: { readonly topic: string; readonly namespaces: Namespaces }): Promise<unknown>
  emit(params: {
    readonly topic: string
    readonly chainId: string
    readonly event: { readonly name: string; readonly data: unknown }
  }): Promise<unknown>
  disconnect(params: { readonly topic: string; readonly reason: PairingError }): Promise<unknown>
}
