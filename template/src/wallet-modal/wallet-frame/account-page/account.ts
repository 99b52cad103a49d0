import type { Bytes } from '../bytes'
import type { FrameConfig } from '../config'
import type { CustodySession, KeyStore, Unlocked } from '../custody/key-store'
import type { FramePlatform } from '../platform'
import type { WalletApi } from '../server/wallet-api'
import type { Stage } from './stage'
import type { Offered } from './ways/offered'
import type { Identity } from './ways/identity-names'

/** A login of this page. It is kept in memory only. */
export interface Login {
  readonly token: string
  readonly userId: string
  /** The identity provider and the name that the visitor logged in with. */
  readonly identity: Pick<Identity, 'provider' | 'name'>
}

/** Makes passkeys and asks for them. Both return 32 bytes that only this passkey gives. */
export interface Passkeys {
  create(wallet: { walletId: string; appName: string; userName: string }): Promise<Bytes>
  ask(walletId: string, signal: AbortSignal): Promise<Bytes>
}

/** Work for the visitor that takes a moment and may ask for the passkey. */
export interface Task<T> {
  /** The heading while the work runs. */
  title: string
  work: (session: CustodySession, store: KeyStore) => Promise<T>
  then: (result: T) => void
  /** Called when the visitor does not want to go on. */
  back: () => void
  /** True if the login must be at most five minutes old. Otherwise the visitor first logs in again. Default: false. */
  needsFreshLogin?: boolean
  /** What a visitor has to know when the work failed. */
  note?: string
}

/** What the screens of the page share. */
export interface Account {
  readonly platform: FramePlatform
  readonly config: FrameConfig
  readonly api: WalletApi
  readonly stage: Stage
  readonly passkeys: Passkeys
  /** Reads the providers that the wallet server is set up for. */
  readonly offered: Offered
  /** The login of this page. Undefined when nobody is logged in. */
  readonly login: Login | undefined
  /** Runs work and shows its progress. Nothing happens after it when the visitor has logged out in the meantime. */
  load<T>(task: Task<T>): void
  /**
   * Asks the visitor to log in again, with an identity of the same wallet. Then calls `next`. Calls `back` if the visitor does not want to
   * log in.
   */
  renewLogin(next: () => void, back: () => void): void
  /** Keeps secret bytes until the visitor comes back to the first screen or logs out. Then the bytes are overwritten. */
  hold(secret: Bytes): Bytes
  /** What the wallet was opened with, beside the login, since the first screen. */
  readonly unlocked: Unlocked | undefined
  /** Overwrites what the wallet was opened with, and all bytes that `hold` keeps. */
  forget(): void
  /** Shows the first screen of somebody who is logged in. */
  home(): void
  /** Ends the login, here and at the server. */
  logOut(notice?: string): void
  /** The text for an error. Undefined when the session is over: then the page asks for a new login. */
  explain(error: unknown): string | undefined
}
