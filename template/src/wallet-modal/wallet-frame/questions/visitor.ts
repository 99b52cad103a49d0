import type { Approval } from '../approval/approval'
import type { ChooseLocks, NewLock, Unlock, Unlocked } from '../custody/locks'
import type { FrameLanguage } from '../locales/language'

/** What every question needs. */
interface Question {
  /** The origin of the page that asks. */
  origin: string
  /** The language of the visitor. */
  language: FrameLanguage
}

/** Asks for the passkey or the recovery code of a wallet. */
export type UnlockQuestion = Parameters<Unlock>[0] & Question

/** Asks for the locks of a new wallet. */
export type SetUpQuestion = Parameters<ChooseLocks>[0] & Question

/** Asks whether a site may use the wallet, if the site has not used the wallet in this browser yet. */
export interface ConsentQuestion extends Question {
  /** The e-mail address of the visitor who is logged in, or the name at a social network. Undefined without both. */
  user: string | undefined
}

/**
 * Everything that the visitor decides. The signal ends a question when nobody needs the answer any more.
 * All methods throw a FrameError when the visitor declines, and when the signal aborts.
 */
export interface Visitor {
  /** Shows an approval. Resolves when the visitor approves. */
  approve(approval: Approval, signal?: AbortSignal): Promise<void>
  /** Asks for the passkey or the recovery code. */
  unlock(question: UnlockQuestion, signal?: AbortSignal): Promise<Unlocked>
  /** Lets the visitor make the passkey and the recovery code of a new wallet. */
  setUp(question: SetUpQuestion, signal?: AbortSignal): Promise<readonly NewLock[]>
  /** Asks whether a site may use the wallet. False: the visitor prefers to log in at the site with a code. */
  consent(question: ConsentQuestion, signal?: AbortSignal): Promise<boolean>
}
