import { WalletModalError, isRecord } from '../../domain/errors/errors'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import type { Kit } from './kit'
import type { KitApproval } from './kit-offer'
import { allowedBy } from './recap'
import type { Refusals } from './refusals'
import type { KitCacao } from './signed'
import { accountOf, readSigned } from './signed'

/** The kit's stored request for a sign-in. It survives a reload of the page. */
export type SignInRequest = ReturnType<Kit['auth']['requests']['getAll']>[number]

/** A wallet's answer to a sign-in. */
export interface SignInAnswer {
  cacaos: KitCacao[]
  responder: SignInRequest['requester']
}

type Struct = KitApproval['struct']

/** How long sessions last, in seconds, the same as in the kit. */
const sessionLife = 7 * 24 * 60 * 60

/** Whether an answer has signed messages and a responder. The content of the messages is checked when they are read. */
export function isSignInAnswer(value: unknown): value is SignInAnswer {
  const isSigned = (one: unknown) => isRecord(one) && isRecord(one['h']) && isRecord(one['p']) && isRecord(one['s'])
  return (
    isRecord(value) && Array.isArray(value['cacaos']) && value['cacaos'].every(isSigned) && isRecord(value['responder'])
  )
}

/** Opens the session that the signed messages allow: their accounts, chains and methods. */
async function open(kit: Kit, request: SignInRequest, answer: SignInAnswer, now: number): Promise<Struct> {
  const { requester, pairingTopic } = request
  const { responder, cacaos } = answer
  const allowed = cacaos.map(({ p }) => ({ ...accountOf(p.iss), ...allowedBy(p.resources) }))
  const methods = [...new Set(allowed.flatMap((one) => one.methods))]
  if (methods.length === 0)
    throw new WalletModalError('WALLET_FAILED', { details: 'The wallet signed, but opened no session' })
  const accounts = allowed.flatMap(({ address, chainId, chains }) =>
    [...new Set([chainId, ...chains])].map((chain) => ({ chain, account: `${chain}:${address}` })),
  )
  const topic = await kit.core.crypto.generateSharedKey(requester.publicKey, responder.publicKey)
  const struct: Struct = {
    topic,
    pairingTopic,
    relay: { protocol: 'irn' },
    expiry: Math.floor(now / 1_000) + sessionLife,
    acknowledged: true,
    controller: responder.publicKey,
    namespaces: {
      eip155: {
        chains: [...new Set(accounts.map(({ chain }) => chain))],
        accounts: [...new Set(accounts.map(({ account }) => account))],
        methods,
        events: ['chainChanged', 'accountsChanged'],
      },
    },
    requiredNamespaces: {},
    optionalNamespaces: {},
    self: requester,
    peer: responder,
    transportType: 'relay',
  }
  // Store the session before subscribing: the subscription delivers messages that the wallet has already sent to the session.
  await kit.session.set(topic, struct)
  await kit.core.relayer.subscribe(topic)
  return struct
}

const fulfilled = { code: 0, message: 'fulfilled' }

/** Removes the answered request and the plain proposal of the same link, so that neither is answered a second time. */
async function forget(kit: Kit, { id, pairingTopic }: SignInRequest): Promise<void> {
  await kit.auth.requests.delete(id, fulfilled)
  const proposal = kit.proposal.getAll().find((one) => one.pairingTopic === pairingTopic)
  if (proposal) await kit.proposal.delete(proposal.id, fulfilled)
}

interface TakeDeps {
  kit: Kit
  refusals: Refusals
  now: () => number
}

/**
 * Opens the session of a sign-in. The kit's own code for this needs Node's `Buffer`, checks contract accounts through its own RPC
 * host, and keeps sessions that it has refused.
 * @throws WalletModalError SIGNATURE_NOT_VALID when the wallet signed something else, WALLET_FAILED when no session could be
 * opened; in both cases the wallet is told that there is no session
 */
export async function takeSignIn(
  { kit, refusals, now }: TakeDeps,
  { request, answer, asked }: { request: SignInRequest; answer: SignInAnswer; asked: SiwxMessageData },
): Promise<KitApproval> {
  try {
    await forget(kit, request)
    const struct = await open(kit, request, answer, now())
    return { struct, signed: answer.cacaos.map((cacao) => readSigned(cacao, asked)) }
  } catch (error) {
    refusals.add(request.pairingTopic)
    throw error
  }
}
