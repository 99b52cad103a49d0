import type { SocialProvider } from '../../domain/wallets/social-provider'
import type { WindowProvider } from '../../domain/wallets/social-names'
import type { AccountType } from '../../domain/account/account'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { NamespaceProvider } from '../../domain/networks/namespace-provider'
import type { ReadChain } from '../read-chain'

/** The account types of the embedded wallet on EVM networks. On networks of other namespaces, the only type is `eoa`. */
export type AuthAccountType = Extract<AccountType, 'eoa' | 'smartAccount'>

/** The visitor and the account in one namespace, as the frame describes them. Every field is checked. */
export interface AuthUser {
  /** Null for a visitor without an e-mail address. */
  email: string | null
  address: string
  /** The active network of the wallet in this namespace. */
  chainId: CaipNetworkId
  accounts: readonly { address: string; type: AuthAccountType }[]
  /** The name at the social network that the visitor logged in with; null after a login by e-mail. */
  userName: string | null
  /** The type of the account that the visitor uses on the network: the type of `address`. */
  preferredAccountType: AuthAccountType
  /** Whether the smart account exists on the network. */
  smartAccountDeployed: boolean
}

/** The logins that a wallet server is set up for, beside e-mail. */
export interface OfferedLogins {
  /** The ids of the providers with a login in a window. The list may have ids that this version of the modal does not know. */
  readonly socials: string[]
  /** Whether the server is set up for logins with Farcaster. */
  readonly farcaster: boolean
}

/** How the page looks. */
export interface FrameTheme {
  themeMode: 'light' | 'dark'
  w3mThemeVariables?: Record<string, string>
}

/** The app that embeds the frame. The frame shows the name beside the origin, and never instead of the origin. */
export interface FrameApp {
  metadata: { name: string; description: string; url: string; icons: string[] }
  sdkType: string
  sdkVersion: string
  projectId: string
  /** The language of the modal, as a BCP 47 tag. The frame uses it if the visitor's browser names this language, too. */
  locale?: string
}

/** The embedded wallet as the modal needs it. All methods reject with a WalletModalError. */
export interface AuthClient {
  /** The address that the visitor typed last, or logged in with. */
  readonly email: string | undefined
  /** How many seconds are left until the next code can be requested, from 1 to 30; 0: now. */
  readonly secondsLeft: number
  /** The identity provider of the visitor's latest login. */
  readonly provider: 'email' | SocialProvider
  /** The chain ids of the latest answer to `smartAccountNetworks`, in this visit or an earlier visit. */
  readonly lastSmartAccountNetworks: readonly number[]
  /** Loads the frame ahead. */
  prepare(): void
  /**
   * Requests a code for an address.
   * @param locale the language of the mail, as a BCP 47 tag. Default: English.
   * @throws WalletModalError EMAIL_TOO_SOON when the last code was requested less than 30 seconds ago
   */
  connectEmail(email: string, locale?: string): Promise<'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'>
  /** Resolves when the visitor has approved this device in the mail, within 20 minutes. */
  connectDevice(signal: AbortSignal): Promise<void>
  /** Logs in with the code of the mail. */
  connectOtp(otp: string): Promise<void>
  /**
   * Requests the address of a provider's page, where the visitor logs in.
   * @param signal aborts the wait for the address
   */
  socialUri(provider: WindowProvider, signal: AbortSignal): Promise<string>
  /**
   * Logs in with the callback address that a provider has led the visitor to.
   * @param signal aborts the wait. If the frame answers later, the frame ends the new session at once.
   */
  connectSocial(provider: WindowProvider, uri: string, signal: AbortSignal): Promise<void>
  /** The provider that this tab was led to. Undefined after the visitor has come back. */
  readonly pendingSocial: WindowProvider | undefined
  /** Stores the provider that this tab is led to. Call with undefined when the visitor has come back. */
  keepPendingSocial(provider: WindowProvider | undefined): void
  /** Creates a Farcaster channel. Resolves with the address that the visitor's phone opens to approve the login. */
  farcasterUrl(signal: AbortSignal): Promise<string>
  /** Logs in when the visitor has approved the login on the phone. Rejects after ten minutes. */
  connectFarcaster(signal: AbortSignal): Promise<void>
  /**
   * Reads who is logged in, and the account on a network.
   * @param preferred the account type that the visitor uses from now on, if the network offers this type. Default: the visitor's last choice.
   */
  user(chainId: CaipNetworkId, preferred?: AuthAccountType): Promise<AuthUser>
  /** Whether the visitor is still signed in. False without a request for a visitor who has not logged in on this page. */
  isConnected(): Promise<boolean>
  /** Signs the visitor out. The page forgets the visitor first, and waits for the frame for three seconds at most. */
  signOut(): Promise<void>
  /** Changes the active network of the wallet, and reads the account there. */
  switchNetwork(chainId: CaipNetworkId): Promise<AuthUser>
  /**
   * Switches the visitor to an account type on EVM networks, and reads the account on a network.
   * @throws WalletModalError FRAME_ERROR when the network does not offer smart accounts
   */
  setPreferredAccount(type: AuthAccountType, chainId: CaipNetworkId): Promise<AuthUser>
  /**
   * The chain ids of the networks on which the wallet offers smart accounts; none if the request fails. An answer is kept until the frame
   * loads another document.
   */
  smartAccountNetworks(): Promise<readonly number[]>
  /**
   * The smart account on the active network of the wallet, and whether the account is deployed there. The first transaction deploys the
   * account.
   * @throws WalletModalError FRAME_ERROR when the network does not offer smart accounts
   */
  initSmartAccount(): Promise<{ address: string; isDeployed: boolean }>
  /** Sends a request to the wallet. The visitor approves it in the frame. */
  rpc(method: string, params: unknown): Promise<unknown>
  /**
   * Requests the codes for a new address.
   * @param locale the language of the mails, as a BCP 47 tag. Default: English.
   * @throws WalletModalError EMAIL_TOO_SOON when the last code was requested less than 30 seconds ago
   */
  updateEmail(email: string, locale?: string): Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>
  updateEmailPrimaryOtp(otp: string): Promise<void>
  /** Resolves with the new address. */
  updateEmailSecondaryOtp(otp: string): Promise<string>
  /** Tells the frame how the page looks. */
  syncTheme(theme: FrameTheme): void
  /** Tells the frame which app embeds the frame. */
  syncDappData(app: FrameApp): void
  /** Rejects the requests that wait for the visitor. */
  abortRequests(): void
  /** Rejects the requests that the frame needs the visitor for, except requests to the wallet. */
  stopNeeding(): void
}

/** What a provider needs of the embedded wallet. */
export interface FrameWallet {
  rpc(method: string, params: unknown): Promise<unknown>
  switchNetwork(chainId: CaipNetworkId): Promise<AuthUser>
  setPreferredAccount(type: AuthAccountType, chainId: CaipNetworkId): Promise<AuthUser>
  signOut(): Promise<void>
  /** Called for a method that is not on a list. The request is not sent. */
  refused(method: string): void
  /** Whether the wallet can be used on a network. */
  serves(chainId: string): boolean
}

/** The provider of the embedded wallet in one namespace. */
export interface AuthProvider extends NamespaceProvider {
  /** Reads the account from the frame again, and shows the account. */
  refresh(): Promise<void>
  /**
   * Switches to an account type on EVM networks, and shows the account of this type.
   * @throws WalletModalError FRAME_ERROR when the network does not offer smart accounts
   */
  prefer(type: AuthAccountType): Promise<void>
  /** Called when the visitor is not signed in any more. */
  signedOut(): void
}

/** Creates the provider for an account. */
export type CreateAuthProvider = (wallet: FrameWallet, account: AuthUser, read: ReadChain) => AuthProvider

/** The frame in the page. */
export interface FrameWindow {
  /** Shows the frame above everything else, or hides it. Neither loads the frame again. */
  setShown(isShown: boolean): void
}
