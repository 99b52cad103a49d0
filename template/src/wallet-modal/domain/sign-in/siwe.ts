/** The visitor's session at the app's back end. */
export interface SiweSession {
  address: string
  chainId: number
}

/** The parameters of the message that the app chooses. */
export interface SiweMessageParams {
  /** The host of the page, with its port. */
  domain: string
  /** The page. */
  uri: string
  /** The chains on which visitors may sign in. */
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

/** The parameters from which the app makes the text. */
export interface SiweMessageArgs extends SiweMessageParams {
  /** `did:pkh:eip155:1:0x…`. The text contains the part after the last colon, which is empty while a wallet is being paired. */
  address: string
  chainId: number
  nonce: string
  version: '1'
  iat: string
}

/** Sign-In with Ethereum by callbacks of the app, which may call its own back end. Only EVM accounts are asked to sign in. */
export interface SiweConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams(): Promise<SiweMessageParams>
  /** The text to sign (EIP-4361). */
  createMessage(args: SiweMessageArgs): string
  /** Lets the back end check the signature and begin a session. Resolves with false if the signature is invalid. */
  verifyMessage(args: { message: string; signature: string }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  /** Ends the session. Resolves with false if that failed. */
  signOut(): Promise<boolean>
  onSignIn?(session: SiweSession): void
  onSignOut?(): void
  /** A visitor who does not sign in is disconnected. Default: true. */
  required?: boolean
  /** If false, nobody signs in, as without `siweConfig`. Default: true. */
  enabled?: boolean
  /** Default: true. */
  signOutOnDisconnect?: boolean
  /** Default: true. */
  signOutOnAccountChange?: boolean
  /** Default: true. */
  signOutOnNetworkChange?: boolean
}
