import { redactStack } from '../domain/redact'
import { FrameError } from './frame-error'

/** The log of the frame's own faults, for developers. The log does not leave the browser. */
export interface FrameLog {
  /** Logs an error. A `FrameError` is not logged, because visitors see its message. */
  error(what: string, error: unknown): void
}

/** The maximum length of the log, in characters: about 1 MB. */
export const logLimit = 1_000_000
/** The maximum length of an entry, in characters. */
const entryLimit = 8_000

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`
  return `${error.stack ?? `${error.name}: ${error.message}`}${cause}`
}

interface LogPlatform {
  now(): number
  window: { location: Pick<Location, 'href'> }
}

/**
 * Creates the log of a frame. It keeps the latest errors, without addresses, links and e-mail addresses, and prints each to the console of
 * the frame. The window's `walletFrameLog` has the errors as one text. A page that puts `enableLogger=false` into the address of the frame
 * switches the printing off.
 */
export function createFrameLog({ window, now }: LogPlatform): FrameLog {
  const entries: string[] = []
  let length = 0
  const isPrinted = new URL(window.location.href).searchParams.get('enableLogger') !== 'false'
  Object.defineProperty(window, 'walletFrameLog', { configurable: true, get: () => entries.join('\n') })
  return {
    error(what, error) {
      if (error instanceof FrameError) return
      const text = redactStack(describe(error).slice(0, 2 * entryLimit))
      const entry = `${new Date(now()).toISOString()} ${what}: ${text}`.slice(0, entryLimit)
      entries.push(entry)
      length += entry.length + 1
      while (length > logLimit) length -= (entries.shift()?.length ?? 0) + 1
      if (isPrinted) console.error(entry)
    },
  }
}
