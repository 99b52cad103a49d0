import { toHexText } from '../bytes'
import { loadOnce } from '../load-once'
import type { FrameLanguage } from '../locales/language'
import type { Approval } from './approval'
import { readableText } from './readable-text'
import { requestTexts } from './request-texts'
import type { SignInFacts } from './sign-in-message'

/** Texts that visitors would take for a sign-in message, also when they are not written as one. */
const looksLikeSignIn = /wants\s+you\s+to\s+sign\s+in\s+with\s+your/i

const loadSignIn = loadOnce(() => import('./sign-in-message'))

/**
 * Describes a message that is to be signed: as text, or as hexadecimal digits if the bytes are no text.
 * @throws FrameError for a sign-in message of another site or another account
 */
export async function describeMessage(
  bytes: Uint8Array,
  facts: SignInFacts,
  language: FrameLanguage,
): Promise<Pick<Approval, 'title' | 'rows' | 'message' | 'warnings'>> {
  const { titles, warnings } = language.textsOf(requestTexts)
  const message = readableText(bytes)
  if (message === undefined) {
    const shown = `0x${toHexText(bytes)}`
    return { title: titles.signMessage, rows: [], message: shown, warnings: [warnings.notReadable] }
  }
  if (!looksLikeSignIn.test(message)) return { title: titles.signMessage, rows: [], message, warnings: [] }
  return { title: titles.logIn, message, ...(await loadSignIn()).checkSignIn(message, facts, language) }
}
