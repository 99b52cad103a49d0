import type * as v from 'valibot'
import type { ReplyPayload, RequestName, requestSchemas } from '../../connectors/auth-frame/protocol'
import type { AskVisitor } from '../approval/approval'
import type { ApprovalQueue } from '../approval/approval-queue'
import type { FrameConfig } from '../config'
import type { KeyRing } from '../custody/key-ring'
import type { FramePlatform } from '../platform'
import type { WalletApi } from '../server/wallet-api'
import type { ActiveNetworks, FrameNamespace } from '../session/active-networks'
import type { Session, StoredSession } from '../session/session'

/** The parts of the wallet that requests use. */
export interface WalletContext {
  platform: FramePlatform
  config: FrameConfig
  api: WalletApi
  session: Session
  networks: ActiveNetworks
  ring: KeyRing
  queue: ApprovalQueue
  ask: AskVisitor
  /** Shows what the wallet is doing. Without a text, nothing. */
  progress(text?: string): void
  /** What the page says about itself. The name is shown beside the origin, never in place of it. */
  app: { name?: string | undefined }
  /** Runs work for a visitor who is logged in and has let the origin see the wallet. */
  authorized<T>(origin: string, work: (session: StoredSession) => Promise<T>): Promise<T>
  /** The address of the visitor's account in a namespace. */
  addressOf(session: StoredSession, namespace: FrameNamespace): Promise<string>
}

/** Answers a request of one name. */
type Handler<N extends RequestName> = (
  payload: v.InferOutput<(typeof requestSchemas)[N]['payload']>,
  origin: string,
  signal: AbortSignal,
) => Promise<ReplyPayload<N>>

export type Handlers = { readonly [N in RequestName]: Handler<N> }
