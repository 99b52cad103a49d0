import type { Screens } from '../approval/screens'
import type { PageRequest } from '../channel/parent-channel'
import { userRejected } from '../frame-error'

/** A request that may need the visitor for something other than an approval. */
interface Asker extends PageRequest {
  /** Whether the page shows the frame for this request anyway. */
  isShown: boolean
}

/** Asks the visitor on behalf of requests, and tells the page when to show the frame. */
export interface Questions {
  /** Runs work for a request. The request waits for the visitor until the work is done. */
  during<T>(asker: Asker, work: () => Promise<T>): Promise<T>
  /**
   * Asks one question on behalf of all waiting requests. `question` gets the first waiting request, and a signal that aborts when no
   * request waits any more, or when `end` is called.
   * @throws FrameError when the visitor declines, and when the signal aborts
   */
  ask<T>(question: (asker: PageRequest, signal: AbortSignal) => Promise<T>): Promise<T>
  /** Ends the open questions, because nobody needs the answers any more. */
  end(): void
}

/**
 * Creates the questions of a frame. Several requests may wait for one answer, such as the opened wallet. The visitor is asked once, and the
 * question ends with the last waiting request.
 */
export function createQuestions(screens: Screens): Questions {
  const askers = new Set<Asker>()
  /** What ends the questions that are open. */
  const questions = new Set<AbortController>()
  /** The request for which the page was told to show the frame. */
  let told: Asker | undefined
  let isShown = false
  /** True also between two tries. */
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
    async ask(question) {
      const ending = new AbortController()
      questions.add(ending)
      try {
        return await screens.show(async () => {
          const asker = [...askers].find(({ signal }) => !signal.aborted)
          if (!asker || ending.signal.aborted) throw userRejected()
          isShown = true
          isAsking = true
          tell()
          try {
            return await question(asker, ending.signal)
          } finally {
            isShown = false
          }
        })
      } finally {
        questions.delete(ending)
      }
    },
  }
}
