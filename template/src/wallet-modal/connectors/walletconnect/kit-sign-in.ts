import type { SiwxMessageData } from '../../domain/siwx'
import { siwxError } from '../../domain/siwx-errors'
import { WalletModalError } from '../../domain/errors'
import type { Platform } from '../../platform/platform'
import type { Kit } from './kit'
import type { KitOffer } from './kit-offer'
import { linkEnd } from './kit-offer'
import type { ProposedNamespace } from './pairing-client'
import { linkLimit } from './pairing-client'
import type { Refusals } from './refusals'
import { readSigned } from './signed'

type Answer = Awaited<ReturnType<Awaited<ReturnType<Kit['authenticate']>>['response']>>
type Clock = Pick<Platform, 'after' | 'now'>

/** The kit knows this code as "I do not know that method": the proposal that it sends along is then what counts. */
const methodUnknown = 10_001

/** The topic in a link. */
function topicOf(uri: string): string {
  return uri.slice('wc:'.length, uri.indexOf('@'))
}

/** The chains of a sign-in: that of the message, then the others. */
export function chainsOf({ chains }: ProposedNamespace, { chainId }: SiwxMessageData): string[] {
  return [...new Set([chainId, ...chains])]
}

/**
 * Offers to pair and to sign in with one yes. The kit sends a plain proposal along, for wallets that do not know the method.
 * @throws what the kit throws when the relay cannot be reached
 */
export async function offerSignIn(
  kit: Kit,
  namespace: ProposedNamespace,
  data: SiwxMessageData,
  { clock, refusals }: { clock: Clock; refusals: Refusals },
): Promise<KitOffer> {
  const { domain, uri: page, nonce, version, statement, issuedAt, expirationTime, notBefore, requestId } = data
  const asked = {
    domain,
    uri: page,
    nonce,
    version,
    chainId: data.chainId,
    chains: chainsOf(namespace, data),
    methods: [...namespace.methods],
    ...(statement !== undefined && { statement }),
    ...(issuedAt !== undefined && { iat: issuedAt }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(data.resources && { resources: [...data.resources] }),
  }
  const { uri, response } = await kit.authenticate(asked)
  const pairingTopic = topicOf(uri)
  const answer = answerTo(kit, pairingTopic, response(), linkEnd(uri), clock)
  return {
    uri,
    approval: answer
      .then(({ auths, session }) => {
        if (!auths) return { struct: session, signed: [] }
        const signed = auths.map((auth) => readSigned(kit, auth, data))
        // A wallet that has signed for none of the methods has opened no session.
        if (session && signed.length > 0) return { struct: session, signed }
        throw new WalletModalError('WALLET_FAILED', { details: 'The wallet signed, but opened no session' })
      })
      .catch((error: unknown) => {
        refusals.add(pairingTopic)
        throw error
      }),
  }
}

/**
 * The wallet's answer, or the reason why there is none. Left to itself, the kit waits for an hour, tells a refusal by its text
 * alone, never settles for a signature of no valid form, and opens the session that it has refused for a wrong one.
 */
function answerTo(
  kit: Kit,
  pairingTopic: string,
  response: Promise<Answer>,
  endsAt: number,
  { after, now }: Clock,
): Promise<Answer> {
  const request = kit.auth.requests.getAll().find((one) => one.pairingTopic === pairingTopic)
  return new Promise((resolve, reject) => {
    let isOver = false
    const fail = (error: unknown) => {
      if (isOver) return
      settle()
      reject(error)
    }
    const heard = ({ id, response: answer }: { id: number; response?: { result: unknown } | { error: unknown } }) => {
      if (id !== request?.id || !answer) return
      if ('result' in answer) stopClocks.push(after(linkLimit, () => fail(siwxError('SIGNATURE_NOT_VALID'))))
      else if (!isUnknownMethod(answer.error)) fail(answer.error)
    }
    const stopClocks = [after(Math.max(0, endsAt - now()), () => fail(new WalletModalError('TIMED_OUT')))]
    const settle = () => {
      isOver = true
      for (const stop of stopClocks) stop()
      kit.core.history.off('history_updated', heard)
    }
    kit.core.history.on('history_updated', heard)
    response.then(
      (answer) => {
        settle()
        resolve(answer)
      },
      (error: unknown) => fail(isInvalid(error) ? siwxError('SIGNATURE_NOT_VALID') : error),
    )
  })
}

function isUnknownMethod(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === methodUnknown
}

/** How the kit says that the signature does not belong to the message. */
function isInvalid(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && /signature verification/i.test(String(Reflect.get(error, 'message')))
  )
}
