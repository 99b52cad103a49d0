import { untilAborted } from '../domain/timeout'
import { connectLimits } from '../domain/wallets/connect-limits'
import type { ErrorFacts } from '../domain/errors/errors'
import { WalletModalError, messageOf, shownTexts } from '../domain/errors/errors'
import type { Platform } from '../platform/platform'
import { readBody } from '../platform/read-body'

const directoryError = (facts: ErrorFacts) => new WalletModalError('DIRECTORY_UNAVAILABLE', facts)

interface BoundedRequest {
  signal: AbortSignal
  /** The most bytes of an answer. A longer answer is an error. */
  maxBytes: number
  /** Makes the error for a failed request. Default: DIRECTORY_UNAVAILABLE. */
  toError?: (facts: ErrorFacts) => WalletModalError
  init?: Omit<RequestInit, 'signal'>
  /** Makes the cause of the error from the status and the body of an answer that is not a success. */
  refusal?(status: number, body: Uint8Array): Error
}

interface BoundedAnswer {
  bytes: Uint8Array<ArrayBuffer>
  /** The media type without its parameters, in lower case. */
  type: string
}

/**
 * Requests a URL of a service. The answer must arrive within ten seconds and have at most `maxBytes`.
 * @throws the error that `toError` makes, or the signal's reason when the signal aborts
 */
export async function boundedFetch(
  platform: Platform,
  url: string,
  { signal, maxBytes, toError = directoryError, init, refusal }: BoundedRequest,
): Promise<BoundedAnswer> {
  const deadline = new AbortController()
  const milliseconds = connectLimits.directoryTimeout
  const cancel = platform.after(milliseconds, () =>
    deadline.abort(new WalletModalError('TIMED_OUT', { details: `${milliseconds} ms` })),
  )
  const ended = AbortSignal.any([signal, deadline.signal])
  async function get(): Promise<BoundedAnswer> {
    const response = await platform.fetch(url, { ...init, signal: ended })
    if (!response.ok)
      throw refusal
        ? refusal(response.status, await readBody(response, maxBytes))
        : new Error(`HTTP status code: ${response.status}`)
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    return { bytes: await readBody(response, maxBytes), type }
  }
  try {
    return await untilAborted(ended, get)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw toError({ details: messageOf(error), cause: error })
  } finally {
    cancel()
  }
}

/** The details of an error about an answer that cannot be read. Only visitors who read English see them after the message of the error. */
export function unreadableAnswer(): ErrorFacts {
  const details = 'The answer cannot be read'
  const cause = new SyntaxError(details)
  shownTexts.set(cause, ({ locale }) => (locale === 'en' ? details : ''))
  return { details, cause }
}
