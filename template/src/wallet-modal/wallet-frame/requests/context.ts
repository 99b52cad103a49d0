import type * as v from 'valibot'
import type { ReplyPayload, RequestName, requestSchemas } from '../../connectors/auth-frame/protocol'
import type { AccountTypes } from '../account-kinds/account-types'
import type { Approval } from '../approval/approval'
import type { ProgressStep } from '../approval/progress'
import type { ApprovalQueue } from '../approval/approval-queue'
import type { PageRequest } from '../channel/parent-channel'
import type { FrameConfig } from '../config'
import type { KeyRing } from '../custody/key-ring'
import type { FrameLanguage } from '../locales/language'
import type { FrameLog } from '../log'
import type { FramePlatform } from '../platform'
import type { WalletApi } from '../server/wallet-api'
import type { ActiveNetworks } from '../session/active-networks'
import type { AccountName } from '../session/addresses'
import type { Session, StoredSession } from '../session/session'
import type { FrameStorage } from '../storage/frame-storage'
import type { LoginAnswer } from '../../wallet-server/api'

/** The parts of the wallet that all requests share. */
export interface SharedContext {
  platform: FramePlatform
  config: FrameConfig
  api: WalletApi
  session: Session
  networks: ActiveNetworks
  accountTypes: AccountTypes
  log: FrameLog
  queue: ApprovalQueue
  /** Shows a step of the request, such as waiting for the network, while the visitor has nothing to decide. Without a step, the frame shows nothing. */
  progress(step?: ProgressStep): void
  /**
   * What the page says about itself. The name is shown beside the origin, never in place of it. The language is used only if the visitor's browser names it,
   * too.
   */
  app: { name?: string | undefined; locale?: string | undefined }
  /** Loads the language that the visitor reads. */
  language(): Promise<FrameLanguage>
  storage: Pick<FrameStorage, 'get' | 'put'>
  /** Sends the page a message that is not the answer to a request. */
  tellPage(message: unknown): void
  /** Stores a new login. From then on, the pages of the origin may see the wallet. */
  logIn(answer: LoginAnswer, origin: string): Promise<StoredSession>
  /** Overwrites the keys in memory, and ends the open questions to the visitor. */
  dropKeys(): void
  /** Runs work for a visitor who is logged in and has let the origin see the wallet. */
  authorized<T>(origin: string, work: (session: StoredSession) => Promise<T>): Promise<T>
  /**
   * The parts that may need the visitor, for one request: the visitor sees its origin, and is asked no longer than the page waits.
   * @param isShown whether the page shows the frame for this request anyway
   */
  forRequest(request: PageRequest, isShown?: boolean): WalletContext
}

/** The parts of the wallet for one request. */
export interface WalletContext extends SharedContext {
  /** The visitor's keys. The visitor may be asked to open the wallet. */
  ring: Pick<KeyRing, 'use'>
  /** Shows an approval. Resolves when the visitor approves. @throws FrameError when the visitor declines */
  ask(approval: Approval): Promise<void>
  /**
   * Asks the visitor whether the origin may use the wallet that the visitor is logged in to. False: the visitor wants to log in with a code.
   * @throws FrameError when the visitor declines, or the page has given the request up
   */
  askConsent(user: StoredSession['user']): Promise<boolean>
  /** The address of one of the visitor's keys. It is also the address of the key's account, unless the account is a contract. */
  addressOf(session: StoredSession, account: AccountName): Promise<string>
}

/** Answers a request of one name. */
type Handler<N extends RequestName> = (
  payload: v.InferOutput<(typeof requestSchemas)[N]['payload']>,
  request: PageRequest,
) => Promise<ReplyPayload<N>>

export type Handlers = { readonly [N in RequestName]: Handler<N> }
