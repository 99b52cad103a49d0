import type { CaipNetworkId } from '../domain/networks/caip'
import type { Network } from '../domain/networks/network'
import type { Siwx } from '../domain/sign-in/siwx'
import type { Platform } from '../platform/platform'
import type { RpcClient } from './rpc-client'

/** The table that sessions are kept in, by CAIP-10 account. */
export interface SessionTable {
  all(): Promise<readonly Record<string, unknown>[]>
  /** True once the session outlives the page; false when it is kept for this page only. */
  put(key: string, session: Record<string, unknown>): Promise<boolean>
  remove(key: string): Promise<void>
  clear(): Promise<void>
  /** Looks at what other tabs have written since. False where there is no database to look at. */
  reread(): Promise<boolean>
}

/** The wallet that signs, as the cloud is told of it. */
export interface SigningWallet {
  type: 'extension' | 'walletconnect' | 'unknown'
  name: string | undefined
  icon: string | undefined
}

/** What a way to sign in works with: everything of its modal that it needs. */
export interface SiwxContext {
  platform: Platform
  /** Tells modals of one page apart. */
  modalId: string
  sessions(): Promise<SessionTable>
  /** One of the app's networks, for contract accounts, whose signatures only their chain can check. */
  networkOf(chainId: CaipNetworkId): Network | undefined
  /** The app's own endpoints of its networks. */
  rpc(): Promise<RpcClient>
  /** How the modal introduces itself to services; undefined where nothing says which cloud to ask. */
  cloud(): { base: string; projectId: string; sdkType: string; sdkVersion: string } | undefined
  wallet(): SigningWallet | undefined
  /** The id by which the relay knows this browser; null unless a wallet is paired. */
  clientId(): string | null
  /** The active network. */
  activeNetwork(): CaipNetworkId | undefined
}

/** A way to sign in, made for one modal: what `localSiwx`, `serverSiwx` and `cloudSiwx` return. */
export type SiwxFactory = (context: SiwxContext) => Siwx
