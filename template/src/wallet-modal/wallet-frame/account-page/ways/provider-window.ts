import * as v from 'valibot'
import { TranslatedError } from '../../locales/error-text'
import type { FramePlatform } from '../../platform'
import type { LoginTexts } from '../texts/login-texts'

const features = 'popup,width=600,height=800'
/** How often to check whether the visitor has closed the window, in milliseconds. No event reports a closed window. */
const checkTime = 1_000
/** How long to wait for an answer after the window has closed, in milliseconds. The answer may arrive after the window has closed itself. */
const graceTime = 300
/** The time limit for the visitor, in milliseconds. The server has the same limit. */
const limit = 10 * 60_000

const messageSchema = v.object({ resultUri: v.pipe(v.string(), v.maxLength(4096)) })

export type ProviderPlatform = Pick<FramePlatform, 'window' | 'after'>

/** A window in which the visitor logs in at a provider. */
export interface ProviderWindow {
  /** Shows the provider's page in the window. */
  go(uri: string): void
  /** The address that the provider has led the visitor back to. Rejects with a TranslatedError when the window ends without an answer. */
  readonly answer: Promise<string>
  /** Closes the window. */
  close(): void
}

/**
 * Opens the window of a provider. Call this function while the visitor's click is handled, because browsers open windows for a click only.
 * @param title the name of the provider
 * @param texts the texts about the window
 * @param signal closes the window
 * @throws TranslatedError if the browser blocks the window
 */
export function openProviderWindow(
  { window: page, after }: ProviderPlatform,
  { title, texts }: { title: string; texts: LoginTexts['provider'] },
  signal: AbortSignal,
): ProviderWindow {
  const opened = page.open('./loading.html', '_blank', features)
  if (!opened) throw new TranslatedError(texts.blocked(title))
  const ended = new AbortController()
  let cancelLook = () => {}
  let cancelLimit = () => {}
  const close = () => {
    ended.abort()
    cancelLook()
    cancelLimit()
    opened.close()
  }
  const answer = new Promise<string>((resolve, reject) => {
    const fail = (text: string) => {
      reject(new TranslatedError(text))
      close()
    }
    const closed = () => fail(texts.closed(title))
    const look = () => {
      cancelLook = opened.closed ? after(graceTime, closed) : after(checkTime, look)
    }
    look()
    cancelLimit = after(limit, () => fail(texts.late(title)))
    const listening = { signal: ended.signal }
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== opened || origin !== page.location.origin) return
      const message = v.safeParse(messageSchema, data)
      if (!message.success) return
      resolve(message.output.resultUri)
      close()
    }
    page.addEventListener('message', receive, listening)
    page.addEventListener('pagehide', () => fail(texts.left), listening)
    signal.addEventListener('abort', () => fail(texts.other), listening)
  })
  // The answer may reject before any code waits for it, which must not count as an unhandled rejection.
  answer.catch(() => {})
  return { go: (uri) => void (opened.location.href = uri), answer, close }
}
