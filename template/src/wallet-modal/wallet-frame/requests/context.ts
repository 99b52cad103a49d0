import type * as v from 'valibot'
import type { ReplyPayload, RequestName, requestSchemas } from '../../connectors/auth-frame/protocol'
import type { Approval } from '../approval/approval'
import type { ApprovalQueue } from '../approval/approval-queue'
import type { PageRequest } from '../channel/parent-channel'
import type { FrameConfig } from '../config'
import type { KeyRing } from '../custody/key-ring'
import type { FramePlatform } from '../platform'
import type { WalletApi } from '../server/wallet-api'
import type { ActiveNetworks, FrameNamespace } from '../session/active-networks'
import type { Session, StoredSession } from '../session/session'

/** The parts of the wallet that all requests share. */
export interface SharedContext {
  platform: FramePlatform
  config: FrameConfig
  api: WalletApi
  session: Session
  networks: ActiveNetworks
  queue: ApprovalQueue
  /** Shows what the wallet is doing. Without a text, nothing. */
  progress(text?: string): void
  /** What the page says about itself. The name is shown beside the origin, never in place of it. */
  app: { name?: string | undefined }
  /** Overwrites the keys in memory, and takes back what the visitor is asked to open the wallet. */
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
  /** The address of the visitor's account in a namespace. */
  addressOf(session: StoredSession, namespace: FrameNamespace): Promise<string>
}

/** Answers a request of one name. */
type Handler<N extends RequestName> = (
  payload: v.InferOutput<(typeof requestSchemas)[N]['payload']>,
  request: PageRequest,
) => Promise<ReplyPayload<N>>

export type Handlers = { readonly [N in RequestName]: Handler<N> }
