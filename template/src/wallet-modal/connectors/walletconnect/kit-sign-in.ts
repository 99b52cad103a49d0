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

/** The kit knows this code as "I do not know that method": the proposal that it sends along is then what counts. */
const methodUnknown = 10_001

interface OfferDeps {
  clock: Pick<Platform, 'after' | 'now'>
  refusals: Refusals
}

/**
 * Offers to pair and to sign in with one yes. The kit sends a plain proposal along, for wallets that do not know the method.
 * @throws what the kit throws when the relay cannot be reached
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

/** The signed text names every method, and this one only shows what wallets show anyway. */
const unnamed = 'wallet_showCallsStatus'

function wishOf({ chains, methods: offered }: ProposedNamespace, data: SiwxMessageData) {
  const methods = offered.filter((method) => method !== unnamed)
  const { domain, uri, nonce, version, chainId, statement, issuedAt, expirationTime, notBefore, requestId } = data
  // The kit would write the resource for the methods with Node's `Buffer`, which pages do not have, but for none of them; the
  // proposal that goes along gets them all.
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

/** Keeps the kit from looking at the answer: it could not, and would leave an error that nobody catches. */
function silenceKit(kit: Kit, { id }: SignInRequest): void {
  const events: unknown = Reflect.get(kit.engine, 'events')
  if (isRecord(events) && typeof events['removeAllListeners'] === 'function')
    events['removeAllListeners'](`session_request:${id}`)
}

interface Asked {
  kit: Kit
  request: SignInRequest
  asked: SiwxMessageData
  /** What becomes of the proposal that went along. */
  fallback: Promise<KitApproval>
  /** Milliseconds since the epoch. */
  endsAt: number
}

/** The wallet's answer, or the reason why there is none. Sessions that come of it too late are ended. */
function answerTo(
  { kit, request, asked, fallback, endsAt }: Asked,
  { clock, refusals }: OfferDeps,
): Promise<KitApproval> {
  const { after, now } = clock
  return new Promise((resolve, reject) => {
    let isTaken = false
    const fail = (error: unknown) => {
      // The kit gives the proposal up after an hour, also that of a session which has long been taken.
      if (isTaken) return
      stopClock()
      // Whatever the wallet says after this comes too late.
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
