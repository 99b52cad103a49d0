import type { CaipNetworkId } from '../networks/caip'

/** The fields of a sign-in message (CAIP-122; on eip155 that is EIP-4361). Times are ISO 8601 in UTC. */
export interface SiwxMessageData {
  /** As the namespace writes addresses; on eip155 with its checksum. Empty only while nobody is connected yet. */
  accountAddress: string
  chainId: CaipNetworkId
  /** The host of the page that asks, with its port unless that is the default one (RFC 3986 authority). */
  domain: string
  /** The page that asks (RFC 3986 URI). */
  uri: string
  /** '1'. */
  version: string
  /** At least eight letters and digits. */
  nonce: string
  /** What the visitor agrees to, in one line of letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= */
  statement?: string | undefined
  issuedAt?: string | undefined
  expirationTime?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  /** URIs. */
  resources?: readonly string[] | undefined
}

/** What the visitor is asked to sign. */
export interface SiwxMessage extends SiwxMessageData {
  /** The text that is signed. */
  toString(): string
}

/** A signed message as pairing hands it over (CAIP-74). */
export interface Cacao {
  h: { t: 'caip122' }
  p: {
    domain: string
    /** The URI of the page. */
    aud: string
    nonce: string
    /** `did:pkh:` and the CAIP-10 account. */
    iss: string
    version?: string
    iat?: string
    nbf?: string
    exp?: string
    statement?: string
    requestId?: string
    resources?: readonly string[]
    type?: string
  }
  s: { t: 'eip191' | 'eip1271'; s: string; m?: string }
}

/** A proof that an account is the visitor's: what was signed, and the signature. */
export interface SiwxSession {
  data: SiwxMessageData
  /** The text that was signed; empty where a service keeps it to itself. */
  message: string
  /** Hexadecimal on eip155, base58 on solana, base64 on bip122; empty where a service keeps it to itself. */
  signature: string
  cacao?: Cacao | undefined
}

/** What a sign-in message is made for. */
export interface SiwxRequest {
  /** Empty while nobody is connected yet: a pairing fills it in. */
  accountAddress: string
  chainId: CaipNetworkId
  /** ISO 8601. */
  notBefore?: string | undefined
}

/**
 * How visitors sign in with their wallet: who makes the messages, checks the signatures and keeps the sessions. The units bring
 * three kinds (`localSiwx`, `serverSiwx`, `cloudSiwx`); an app may write its own.
 */
export interface Siwx {
  /** Makes a message that nobody has signed before. */
  createMessage(request: SiwxRequest): Promise<SiwxMessage>
  /** Checks a session and keeps it. Rejects, keeping nothing, when it is not valid. */
  addSession(session: SiwxSession): Promise<void>
  /** Forgets the sessions of exactly this account on this network, and a sign-in of it that is under way. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Puts these in place of all sessions, after checking every one; none signs the visitor out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * The valid sessions of this account on this network; none when nobody is signed in. Rejects when that cannot be told: after
   * `siwxError('SIGN_IN_UNAVAILABLE')` it is asked again later, after any other error the wallet is disconnected.
   */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Whether a visitor who does not sign in is disconnected. Left out: no. */
  getRequired?(): boolean
  /** Whether visitors are asked as soon as they are connected; else when the app calls for it. Left out: yes. */
  asksOnConnect?(): boolean
  /** What a service has answered before is not relied on any more: the next look asks it again. */
  forget?(): void
  /** Calls back when sessions may have changed without this object: in another tab, on the server. Returns what stops it. */
  follow?(changed: () => void): () => void
  /** False once a session could not be written down: it then ends with the page. Left out: true. */
  isSaved?(): boolean
}

/** Signing in with the very yes that pairs a wallet. */
export interface PairingSignIn {
  /** What to ask for, with an empty address; undefined when this pairing goes without. */
  prepare(): Promise<SiwxMessageData | undefined>
  /** Takes what the wallet has signed. Rejects when it is not valid: the pairing is then to be ended. */
  complete(sessions: readonly SiwxSession[]): Promise<void>
  /** The wallet could not be shown after all: forgets what was taken. */
  undo(sessions: readonly SiwxSession[]): Promise<void>
}
