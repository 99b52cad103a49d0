import type { PageRequest } from '../channel/parent-channel'
import type { Unlock, Unlocked } from '../custody/locks'
import { userRejected } from '../frame-error'
import type { Screens } from './screens'

/** What the visitor is asked. */
export type UnlockQuestion = Parameters<Unlock>[0] & {
  /** The origin of the page that asks. */
  origin: string
}

/**
 * Asks the visitor to open the wallet.
 * @param signal ends the wait
 * @throws FrameError when the visitor declines, or nobody waits any more
 */
export type AskUnlock = (question: UnlockQuestion, signal?: AbortSignal) => Promise<Unlocked>

/** A request that waits for the keys. */
interface Asker extends PageRequest {
  /** Whether the page shows the frame for this request anyway. */
  isShown: boolean
}

/** Knows which requests wait for the keys, and asks the visitor for them. */
interface Unlocking {
  /** Notes that a request waits for the keys until the work is done. */
  during<T>(asker: Asker, work: () => Promise<T>): Promise<T>
  /** Asks the visitor in the name of the requests that wait. The key store calls it. */
  unlock: Unlock
  /** Takes back what the visitor is asked, because nobody needs the answer any more. */
  end(): void
}

/**
 * Creates what asks the visitor to open the wallet. Several requests may wait for one opening. The visitor is asked once, and the question
 * ends with the last of them.
 */
export function createUnlocking(screens: Screens, ask: AskUnlock): Unlocking {
  const askers = new Set<Asker>()
  /** What ends the questions that are open. */
  const questions = new Set<AbortController>()
  /** The request in whose name the page was told to show the frame. */
  let told: Asker | undefined
  let isShown = false
  /** Also between two tries. */
  let isAsking = false

  const end = () => {
    for (const question of questions) question.abort()
  }

  /** Tells the page whether it has to show the frame. Between two tries the frame stays. */
  const tell = () => {
    const needy = [...askers].find((asker) => !asker.isShown && !asker.signal.aborted)
    if (isAsking && needy) {
      if (!told) needy.needFrame(true)
      told ??= needy
    } else {
      told?.needFrame(false)
      told = undefined
    }
  }

  const onGivenUp = () => {
    if ([...askers].every(({ signal }) => signal.aborted)) end()
    tell()
  }

  return {
    end,
    async during(asker, work) {
      // One request may wait several times.
      const own = { ...asker }
      const onAbort = () => onGivenUp()
      askers.add(own)
      asker.signal.addEventListener('abort', onAbort)
      if (isAsking) tell()
      try {
        return await work()
      } finally {
        askers.delete(own)
        asker.signal.removeEventListener('abort', onAbort)
        isAsking = isShown
        tell()
      }
    },
    async unlock(wallet) {
      const question = new AbortController()
      questions.add(question)
      try {
        return await screens.show(async () => {
          const asker = [...askers].find(({ signal }) => !signal.aborted)
          if (!asker || question.signal.aborted) throw userRejected()
          isShown = true
          isAsking = true
          tell()
          try {
            return await ask({ ...wallet, origin: asker.origin }, question.signal)
          } finally {
            isShown = false
          }
        })
      } finally {
        questions.delete(question)
      }
    },
  }
}
