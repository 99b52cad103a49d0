import { toHexText } from '../bytes'
import { loadOnce } from '../load-once'
import type { Approval } from './approval'
import { readableText } from './readable-text'
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
): Promise<Pick<Approval, 'title' | 'rows' | 'message' | 'warnings'>> {
  const message = readableText(bytes)
  if (message === undefined) {
    const warnings = ['This message is not readable text. Approve only if you know what it does.']
    return { title: 'Sign a message', rows: [], message: `0x${toHexText(bytes)}`, warnings }
  }
  if (!looksLikeSignIn.test(message)) return { title: 'Sign a message', rows: [], message, warnings: [] }
  return { title: 'Log in', message, ...(await loadSignIn()).checkSignIn(message, facts) }
}
