/** Who is signed in at the app's back end. */
export interface SiweSession {
  address: string
  chainId: number
}

/** The parts of the message that the app chooses. */
export interface SiweMessageParams {
  /** The host of the page, with its port. */
  domain: string
  /** The page. */
  uri: string
  /** The chains that visitors may sign in on. */
  chains: readonly number[]
  statement?: string
  /** ISO 8601. Default: now. */
  iat?: string
  /** ISO 8601. */
  exp?: string
  /** ISO 8601. */
  nbf?: string
  requestId?: string
  resources?: readonly string[]
}

/** Everything that the app makes the text of. */
export interface SiweMessageArgs extends SiweMessageParams {
  /** `did:pkh:eip155:1:0x…`, of which the text has what follows the last colon. Nothing follows it when a wallet is being paired. */
  address: string
  chainId: number
  nonce: string
  version: '1'
  iat: string
}

/**
 * Sign-In with Ethereum by callbacks of the app. Each may ask the app's own back end. EVM accounts only: others are not asked, and
 * nobody is signed in with them.
 */
export interface SiweConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams(): Promise<SiweMessageParams>
  /** The text to sign (EIP-4361). */
  createMessage(args: SiweMessageArgs): string
  /** Has the back end check the signature and begin a session; false when it does not. */
  verifyMessage(args: { message: string; signature: string }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  /** Ends the session; false when that failed. */
  signOut(): Promise<boolean>
  onSignIn?(session: SiweSession): void
  onSignOut?(): void
  /** A visitor who does not sign in is disconnected. Default: true. */
  required?: boolean
  /** False: nobody signs in, as if there were no `siweConfig`. Default: true. */
  enabled?: boolean
  /** Default: true. */
  signOutOnDisconnect?: boolean
  /** Default: true. */
  signOutOnAccountChange?: boolean
  /** Default: true. */
  signOutOnNetworkChange?: boolean
}
