import type { CaipNetworkId } from '../domain/networks/caip'
import type { Network } from '../domain/networks/network'
import type { Siwx } from '../domain/sign-in/siwx'
import type { Platform } from '../platform/platform'
import type { RpcClient } from './rpc-client'

/** The table of stored sessions. The key is the CAIP-10 account. */
export interface SessionTable {
  all(): Promise<readonly Record<string, unknown>[]>
  /** Resolves with true after the session is in the database, with false when only this page keeps the session. */
  put(key: string, session: Record<string, unknown>): Promise<boolean>
  remove(key: string): Promise<void>
  clear(): Promise<unknown>
  /** Reads again what other tabs have written. Resolves with false when there is no database to read. */
  reread(): Promise<boolean>
}

/** The signing wallet, in the form that the cloud expects. */
export interface SigningWallet {
  type: 'extension' | 'walletconnect' | 'unknown'
  name: string | undefined
  icon: string | undefined
}

/** Everything that a kind of sign-in needs from its modal. */
export interface SiwxContext {
  platform: Platform
  /** Distinguishes the modals of one page. */
  modalId: string
  sessions(): Promise<SessionTable>
  /** Finds one of the app's networks. Needed for contract accounts, whose signatures only their chain can check. */
  networkOf(chainId: CaipNetworkId): Network | undefined
  /** The RPC client for the app's networks. */
  rpc(): Promise<RpcClient>
  /** The fields that tell the cloud which project is calling; undefined when no cloud is configured. */
  cloud(): { base: string; projectId: string; sdkType: string; sdkVersion: string } | undefined
  wallet(): SigningWallet | undefined
  /** The id by which the relay knows this browser; null unless a wallet is paired. */
  clientId(): string | null
  /** The active network. */
  activeNetwork(): CaipNetworkId | undefined
}

/** Creates a kind of sign-in for one modal. `localSiwx`, `serverSiwx` and `cloudSiwx` return this type. */
export type SiwxFactory = (context: SiwxContext) => Siwx
