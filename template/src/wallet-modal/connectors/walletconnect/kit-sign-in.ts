import { WalletModalError, isRecord } from '../../domain/errors/errors'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import type { Platform } from '../../platform/platform'
import type { Kit } from './kit'
import type { KitApproval, KitOffer } from './kit-offer'
import { linkEnd } from './kit-offer'
import type { ProposedNamespace } from './pairing-client'
import { recapOf } from './recap'
import type { Refusals } from './refusals'
import type { SignInRequest } from './sign-in-answer'
import { isSignInAnswer, takeSignIn } from './sign-in-answer'

/** The kit's error code for an unknown method. The wallet then answers the plain proposal that the kit sends along. */
const methodUnknown = 10_001

interface OfferDeps {
  clock: Pick<Platform, 'after' | 'now'>
  refusals: Refusals
}

/**
 * Offers to pair and to sign in with one approval. The kit sends a plain proposal along, for wallets that do not know the method.
 * @throws the kit's error when the relay cannot be reached
 */
export async function offerSignIn(
  kit: Kit,
  namespace: ProposedNamespace,
  data: SiwxMessageData,
  { clock, refusals }: OfferDeps,
): Promise<KitOffer> {
  const { uri, response } = await kit.authenticate(wishOf(namespace, data))
  const pairingTopic = uri.slice('wc:'.length, uri.indexOf('@'))
  const request = kit.auth.requests.getAll().find((one) => one.pairingTopic === pairingTopic)
  if (!request) throw new WalletModalError('WALLET_FAILED', { details: 'The offer was not kept' })
  silenceKit(kit, request)
  const fallback = response().then(({ session }): KitApproval => ({ struct: session, signed: [] }))
  const approval = answerTo({ kit, request, asked: data, fallback, endsAt: linkEnd(uri) }, { clock, refusals })
  return { uri, approval }
}

/** Left out of the signed text, which lists every method: this method only opens a view that wallets show anyway. */
const unnamed = 'wallet_showCallsStatus'

function wishOf({ chains, methods: offered }: ProposedNamespace, data: SiwxMessageData) {
  const methods = offered.filter((method) => method !== unnamed)
  const { domain, uri, nonce, version, chainId, statement, issuedAt, expirationTime, notBefore, requestId } = data
  // The kit uses Node's `Buffer`, which pages do not have, to write the ERC-5573 resource for the methods. An array that looks empty
  // avoids this. The plain proposal copies the array through its iterator and so gets all methods.
  const quiet: string[] = []
  quiet[Symbol.iterator] = () => methods.values()
  return {
    domain,
    uri,
    nonce,
    version,
    chainId,
    chains: [...new Set([chainId, ...chains])],
    methods: quiet,
    resources: [...(data.resources ?? []), recapOf(methods)],
    ...(statement !== undefined && { statement }),
    ...(issuedAt !== undefined && { iat: issuedAt }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
    ...(requestId !== undefined && { requestId }),
  }
}

/** Removes the kit's own listener for the answer, because it would fail with an uncaught error. */
function silenceKit(kit: Kit, { id }: SignInRequest): void {
  const events: unknown = Reflect.get(kit.engine, 'events')
  if (isRecord(events) && typeof events['removeAllListeners'] === 'function')
    events['removeAllListeners'](`session_request:${id}`)
}

interface Asked {
  kit: Kit
  request: SignInRequest
  asked: SiwxMessageData
  /** The outcome of the plain proposal that the kit sends along. */
  fallback: Promise<KitApproval>
  /** Milliseconds since the epoch. */
  endsAt: number
}

/** Waits for the wallet's answer, and rejects when the wallet refuses or does not answer in time. Late sessions are ended. */
function answerTo(
  { kit, request, asked, fallback, endsAt }: Asked,
  { clock, refusals }: OfferDeps,
): Promise<KitApproval> {
  const { after, now } = clock
  return new Promise((resolve, reject) => {
    let isTaken = false
    const fail = (error: unknown) => {
      // The kit rejects the plain proposal after an hour, even when the session is already open.
      if (isTaken) return
      stopClock()
      // If the wallet approves after this, end the session.
      refusals.add(request.pairingTopic)
      reject(error)
    }
    const stopClock = after(Math.max(0, endsAt - now()), () => fail(new WalletModalError('TIMED_OUT')))
    const take = (approval: KitApproval) => {
      isTaken = true
      stopClock()
      resolve(approval)
    }
    const heard = ({ id, response }: { id: number; response?: { result: unknown } | { error: unknown } }) => {
      if (id !== request.id || !response) return
      if ('error' in response) {
        if (!isRecord(response.error) || response.error['code'] !== methodUnknown) fail(response.error)
        return
      }
      kit.core.history.off('history_updated', heard)
      const answer = response.result
      if (isSignInAnswer(answer)) takeSignIn({ kit, refusals, now }, { request, answer, asked }).then(take, fail)
      else fail(new WalletModalError('WALLET_FAILED', { details: 'The wallet signed nothing' }))
    }
    kit.core.history.on('history_updated', heard)
    fallback.then(take, fail)
  })
}
