import { isRecap } from '../../domain/recap/recap'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import type { Kit } from './kit'
import type { KitApproval } from './kit-offer'
import type { Refusals } from './refusals'
import type { SignInRequest } from './sign-in-answer'
import { isSignInAnswer, takeSignIn } from './sign-in-answer'

/** The message that an earlier page asked the wallet to sign, read from the kit's stored request. */
function askedBy({ authPayload }: SignInRequest): SiwxMessageData {
  const { domain, aud, nonce, version, statement, exp, nbf, resources, chains } = authPayload
  const own = (resources ?? []).filter((uri) => !isRecap(uri))
  const [chain = ''] = chains
  return {
    accountAddress: '',
    chainId: `eip155:${chain.slice(chain.indexOf(':') + 1)}`,
    domain,
    uri: aud ?? '',
    version,
    nonce,
    ...(statement && { statement }),
    ...(exp && { expirationTime: exp }),
    ...(nbf && { notBefore: nbf }),
    ...(own.length > 0 && { resources: own }),
  }
}

/**
 * Opens the session when a wallet approves a sign-in that an earlier page asked for. The kit receives the answer but does nothing
 * with it, because the promise that waited for it ended with that page.
 * @param opened receives each session with its signed messages
 */
export function followEarlierSignIns(
  kit: Kit,
  { refusals, now }: { refusals: Refusals; now: () => number },
  opened: (approval: KitApproval) => void,
): void {
  const earlier = new Map(kit.auth.requests.getAll().map((request) => [request.id, request]))
  if (earlier.size === 0) return
  kit.core.history.on('history_updated', ({ id, response }: { id: number; response?: { result?: unknown } }) => {
    const request = earlier.get(id)
    const answer = response?.result
    if (!request || !isSignInAnswer(answer)) return
    earlier.delete(id)
    // An answer that cannot be used opens no session, and the visitor pairs again.
    takeSignIn({ kit, refusals, now }, { request, answer, asked: askedBy(request) }).then(opened, () => {})
  })
}
