import * as v from 'valibot'
import type { SiwxSession } from '../../../domain/sign-in/siwx'
import { parseSiwxMessage } from '../../../domain/siwx/parse-message'

const text = v.string()
const maybe = v.exactOptional(text)

const cacao = v.object({
  h: v.object({ t: v.literal('caip122') }),
  p: v.object({
    domain: text,
    aud: text,
    nonce: text,
    iss: text,
    version: maybe,
    iat: maybe,
    nbf: maybe,
    exp: maybe,
    statement: maybe,
    requestId: maybe,
    resources: v.exactOptional(v.array(text)),
    type: maybe,
  }),
  s: v.object({ t: v.picklist(['eip191', 'eip1271']), s: text, m: maybe }),
})

const stored = v.object({ message: text, signature: text, cacao: v.exactOptional(cacao) })

/** The stored part of a session. The fields are left out, because they are in the text. */
export function toStoredSession({ message, signature, cacao: object }: SiwxSession): Record<string, unknown> {
  return { message, signature, ...(object !== undefined && { cacao: object }) }
}

/** Reads a stored session without trusting it; undefined when it is not a session. */
export function readStoredSession(value: Record<string, unknown>): SiwxSession | undefined {
  const parsed = v.safeParse(stored, value)
  if (!parsed.success) return undefined
  try {
    const { message, signature } = parsed.output
    const object = parsed.output.cacao
    return { data: parseSiwxMessage(message), message, signature, ...(object !== undefined && { cacao: object }) }
  } catch {
    return undefined
  }
}
