import { isRecap } from '../../domain/recap/recap'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import type { Kit } from './kit'
import type { KitApproval } from './kit-offer'
import type { Refusals } from './refusals'
import type { SignInRequest } from './sign-in-answer'
import { isSignInAnswer, takeSignIn } from './sign-in-answer'

/** What an earlier page has asked for, as the kit has kept it. */
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
 * Opens the session of a sign-in that a page asked for before it was left, when the wallet says yes to it: the kit itself hears
 * the answer and does nothing, as what waited for it is gone with that page.
 * @param opened is told each session, with what was signed for it
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
    // What cannot be taken opens nothing; the visitor pairs again.
    takeSignIn({ kit, refusals, now }, { request, answer, asked: askedBy(request) }).then(opened, () => {})
  })
}
