import type { AccountType } from '../../domain/account/account'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { NamespaceProvider } from '../../domain/networks/namespace-provider'
import type { ReadChain } from '../read-chain'

/** The account of the visitor in one namespace, with everything checked. */
export interface FrameAccount {
  chainId: CaipNetworkId
  address: string
  accounts: readonly { address: string; type: AccountType }[]
  email: string | undefined
}

/** How the page looks. */
export interface FrameTheme {
  themeMode: 'light' | 'dark'
  w3mThemeVariables?: Record<string, string>
}

/** The embedded wallet as the modal needs it. All methods reject with a WalletModalError. */
export interface AuthClient {
  /** The address that the visitor typed last, or logged in with. */
  readonly email: string | undefined
  /** How many seconds are left until the next code can be requested, from 1 to 30; 0: now. */
  readonly secondsLeft: number
  /** Loads the frame ahead. */
  prepare(): void
  /**
   * Requests a code for an address.
   * @throws WalletModalError EMAIL_TOO_SOON when the last code was requested less than 30 seconds ago
   */
  connectEmail(email: string): Promise<'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'>
  /** Resolves when the visitor has approved this device in the mail, within 20 minutes. */
  connectDevice(signal: AbortSignal): Promise<void>
  /** Logs in with the code of the mail. */
  connectOtp(otp: string): Promise<void>
  /** Reads the account of the visitor on a network. */
  user(chainId: CaipNetworkId): Promise<FrameAccount>
  /** Whether the visitor is still signed in. False without a request for a visitor who has not logged in on this page. */
  isConnected(): Promise<boolean>
  /** Signs the visitor out. The page forgets the visitor first, and waits for the frame for three seconds at most. */
  signOut(): Promise<void>
  /** Changes the active network of the wallet, and reads the account there. */
  switchNetwork(chainId: CaipNetworkId): Promise<FrameAccount>
  /** Sends a request to the wallet. The visitor approves it in the frame. */
  rpc(method: string, params: unknown): Promise<unknown>
  /**
   * Requests the codes for a new address.
   * @throws WalletModalError EMAIL_TOO_SOON when the last code was requested less than 30 seconds ago
   */
  updateEmail(email: string): Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>
  updateEmailPrimaryOtp(otp: string): Promise<void>
  /** Resolves with the new address. */
  updateEmailSecondaryOtp(otp: string): Promise<string>
  syncTheme(theme: FrameTheme): void
  /** Rejects the requests that wait for the visitor. */
  abortRequests(): void
  /** Rejects what the frame needs the visitor for, besides requests to the wallet. */
  stopNeeding(): void
}

/** What a provider needs of the embedded wallet. */
export interface FrameWallet {
  rpc(method: string, params: unknown): Promise<unknown>
  switchNetwork(chainId: CaipNetworkId): Promise<FrameAccount>
  signOut(): Promise<void>
  /** Called for a method that is not on a list. The request is not sent. */
  refused(method: string): void
  /** Whether the wallet can be used on a network. */
  serves(chainId: string): boolean
}

/** The provider of the embedded wallet in one namespace. */
export interface AuthProvider extends NamespaceProvider {
  /** Called when the visitor is not signed in any more. */
  signedOut(): void
}

/** Creates the provider for an account. */
export type CreateAuthProvider = (wallet: FrameWallet, account: FrameAccount, read: ReadChain) => AuthProvider

/** The frame in the page. */
export interface FrameWindow {
  /** Shows the frame above everything else, or hides it. Neither loads the frame again. */
  setShown(isShown: boolean): void
}
