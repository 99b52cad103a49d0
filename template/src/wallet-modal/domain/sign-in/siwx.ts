import type { CaipNetworkId } from '../networks/caip'

/** The fields of a sign-in message (CAIP-122; on eip155 that is EIP-4361). Times are ISO 8601 in UTC. */
export interface SiwxMessageData {
  /** In the namespace's own format; on eip155 with checksum. Empty while no account is connected. */
  accountAddress: string
  chainId: CaipNetworkId
  /** The host of the page, with its port unless that is the default (RFC 3986 authority). */
  domain: string
  /** The address of the page (RFC 3986 URI). */
  uri: string
  /** Always '1'. */
  version: string
  /** At least eight letters and digits. */
  nonce: string
  /** The sentence that the visitor agrees to: one line of letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= */
  statement?: string | undefined
  issuedAt?: string | undefined
  expirationTime?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  /** URIs. */
  resources?: readonly string[] | undefined
}

/** The message that the visitor is asked to sign. */
export interface SiwxMessage extends SiwxMessageData {
  /** The text that is signed. */
  toString(): string
}

/** A signed message in the format of pairing (CAIP-74). */
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

/** A proof that the visitor owns an account: the signed message and its signature. */
export interface SiwxSession {
  data: SiwxMessageData
  /** The signed text; empty if only the service knows it. */
  message: string
  /** Hexadecimal on eip155, base58 on solana, base64 on bip122; empty if only the service knows it. */
  signature: string
  cacao?: Cacao | undefined
}

/** The account and network for which a sign-in message is made. */
export interface SiwxRequest {
  /** Empty while no account is connected; pairing fills it in. */
  accountAddress: string
  chainId: CaipNetworkId
  /** ISO 8601. */
  notBefore?: string | undefined
}

/**
 * How visitors sign in with their wallet: makes the messages, checks the signatures and stores the sessions. There are three
 * implementations (`localSiwx`, `serverSiwx`, `cloudSiwx`); an app may have its own.
 */
export interface Siwx {
  /** Makes a new message. Its nonce has never been used. */
  createMessage(request: SiwxRequest): Promise<SiwxMessage>
  /** Checks a session and stores it. Rejects and stores nothing if it is invalid. */
  addSession(session: SiwxSession): Promise<void>
  /** Deletes the sessions of exactly this account on this network, and cancels its sign-in if one is running. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions, after checking each. An empty list signs the visitor out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * The valid sessions of an account on a network; empty if nobody is signed in. Rejects if that cannot be found out: after
   * `siwxError('SIGN_IN_UNAVAILABLE')` the call is repeated later, after any other error the wallet is disconnected.
   */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Whether a visitor who does not sign in is disconnected. Default: no. */
  getRequired?(): boolean
  /** Whether visitors are asked right after connecting. If not, the app asks. Default: yes. */
  asksOnConnect?(): boolean
  /** Discards cached answers of the service, so that the next call of `getSessions` asks it again. */
  forget?(): void
  /** Calls back when sessions may have changed elsewhere: in another tab, or on the server. Returns a function that stops it. */
  follow?(changed: () => void): () => void
  /** False after a session could not be stored; it then ends with the page. Default: true. */
  isSaved?(): boolean
}
