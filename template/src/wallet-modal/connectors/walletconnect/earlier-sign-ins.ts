import { isRecord } from '../../domain/errors'
import type { SiwxMessageData, SiwxSession } from '../../domain/siwx'
import type { Kit } from './kit'
import type { Refusals } from './refusals'
import { readSigned } from './signed'

type Requests = Kit['auth']['requests']
type Request = ReturnType<Requests['getAll']>[number]
type Struct = Parameters<Kit['session']['set']>[1]
type Participant = Request['requester']
type Auth = Parameters<Kit['approveSessionAuthenticate']>[0]['auths'][number]

interface SignInAnswer {
  cacaos: Auth[]
  responder: Participant
}

const recapPrefix = 'urn:recap:'
/** How long sessions last, in seconds; as the kit has it. */
const sessionLife = 7 * 24 * 60 * 60

/** What an earlier page has asked for, as the kit has kept it. */
function askedBy({ authPayload }: Request): SiwxMessageData {
  const { domain, aud, nonce, statement, exp, nbf, resources } = authPayload
  const own = (resources ?? []).filter((uri) => !uri.startsWith(recapPrefix))
  return {
    accountAddress: '',
    chainId: 'eip155:0',
    domain,
    uri: aud ?? '',
    version: '1',
    nonce,
    ...(statement && { statement }),
    ...(exp && { expirationTime: exp }),
    ...(nbf && { notBefore: nbf }),
    ...(own.length > 0 && { resources: own }),
  }
}

/** The methods and chains that a signed message allows (ERC-5573): they stand in its last resource. */
function allowedBy({ p }: Auth): { methods: string[]; chains: string[] } {
  const recap = p.resources?.at(-1)
  if (!recap?.startsWith(recapPrefix)) return { methods: [], chains: [] }
  const value: unknown = JSON.parse(atob(recap.slice(recapPrefix.length)))
  const abilities = isRecord(value) && isRecord(value['att']) ? value['att']['eip155'] : undefined
  const entries = isRecord(abilities) ? Object.entries(abilities) : []
  const limits = entries.flatMap(([, limit]) => (Array.isArray(limit) ? (limit as unknown[]) : []))
  const chains = limits.flatMap((limit) => (isRecord(limit) && Array.isArray(limit['chains']) ? limit['chains'] : []))
  return {
    methods: entries.map(([ability]) => ability.split('/')[1] ?? ''),
    chains: [...new Set(chains.filter((chain) => typeof chain === 'string'))],
  }
}

function isAnswer(value: unknown): value is SignInAnswer {
  return isRecord(value) && Array.isArray(value['cacaos']) && isRecord(value['responder'])
}

async function open(kit: Kit, request: Request, answer: SignInAnswer, now: () => number): Promise<Struct | undefined> {
  const { cacaos, responder } = answer
  const { requester, pairingTopic } = request
  const allowed = cacaos.map((auth) => ({ auth, ...allowedBy(auth) }))
  const methods = [...new Set(allowed.flatMap((one) => one.methods))]
  if (methods.length === 0) return undefined
  const accounts = allowed.flatMap(({ auth, chains }) => {
    const [, , namespace, reference, address] = auth.p.iss.split(':')
    return [...new Set([`${namespace}:${reference}`, ...chains])].map((chain) => `${chain}:${address}`)
  })
  const topic = await kit.core.crypto.generateSharedKey(requester.publicKey, responder.publicKey)
  const struct: Struct = {
    topic,
    pairingTopic,
    relay: { protocol: 'irn' },
    expiry: Math.floor(now() / 1_000) + sessionLife,
    acknowledged: true,
    controller: responder.publicKey,
    namespaces: {
      eip155: {
        chains: [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))],
        accounts: [...new Set(accounts)],
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
  await kit.core.relayer.subscribe(topic)
  await kit.session.set(topic, struct)
  return struct
}

/**
 * Opens the session of a sign-in that a page asked for before it was left, when the wallet says yes to it: the kit itself hears
 * the answer and does nothing, as what waited for it is gone with that page.
 * @param opened is told each session, with what was signed for it
 */
export function followEarlierSignIns(
  kit: Kit,
  { refusals, now }: { refusals: Refusals; now: () => number },
  opened: (struct: Struct, signed: readonly SiwxSession[]) => void,
): void {
  const earlier = new Map(kit.auth.requests.getAll().map((request) => [request.id, request]))
  if (earlier.size === 0) return
  const take = async (request: Request, answer: SignInAnswer) => {
    await kit.auth.requests.delete(request.id, { code: 0, message: 'fulfilled' })
    const struct = await open(kit, request, answer, now)
    if (!struct) return
    try {
      opened(
        struct,
        answer.cacaos.map((auth) => readSigned(kit, auth, askedBy(request))),
      )
    } catch {
      refusals.add(request.pairingTopic)
    }
  }
  kit.core.history.on('history_updated', ({ id, response }: { id: number; response?: { result?: unknown } }) => {
    const request = earlier.get(id)
    if (!request || !isAnswer(response?.result)) return
    earlier.delete(id)
    // What cannot be read opens nothing; the visitor pairs again.
    take(request, response.result).catch(() => {})
  })
}
