import { RpcError } from '../rpc-error'
import { SilentError } from '../wallet/approvals'
import { block, line } from '../wallet/describe'
import { callNode } from '../wallet/provider'
import { devAccounts } from '../chain/chains'
import { evmId } from './namespaces'
import type { AuthTools } from './auth-tools'
import type { AuthPayload, AuthRequest, Cacao, PairingClient, PairingError } from './pairing-client'
import { askForPairing, originOf, rejected, type RequestDeps } from './session-requests'

/** The outcome of a request to sign in. */
export type AuthDecision =
  { readonly auths: readonly Cacao[]; readonly chains: readonly number[] } | Refused | undefined

interface Refused {
  readonly reason: PairingError
}

/** The other parts that signing in uses. */
interface SignInTools {
  readonly tools: AuthTools
  readonly client: Pick<PairingClient, 'formatAuthMessage'>
}

const unsupportedChains: PairingError = { code: 5100, message: 'Unsupported chains.' }

/**
 * Decides an app's request to pair and to sign in, and signs the message. A person decides, or the mode that a test has set.
 * @returns undefined if the wallet may not answer
 */
export async function decideAuth(
  deps: RequestDeps,
  { tools, client }: SignInTools,
  { params }: AuthRequest,
  signal: AbortSignal,
): Promise<AuthDecision> {
  const { state } = deps
  const { authPayload, requester } = params
  const asked = authPayload.chains.flatMap((chain) => evmId(chain) ?? [])
  const chains = (state.settings.pairingChains ?? asked).filter((id) => asked.includes(id) && state.isKnown(id))
  const [first] = chains
  if (first === undefined) return { reason: unsupportedChains }
  const wish = ownPayload(tools, authPayload, chains, state.settings.pairingSignIn)
  const address = state.settings.selectedAccount
  const issOf = (id: number): string => `eip155:${id}:${address}`
  const textOf = (id: number): string => client.formatAuthMessage({ request: wish, iss: issOf(id) })
  const question = {
    origin: originOf(requester.metadata),
    method: 'wc_sessionAuthenticate',
    title: 'Pair and sign in',
    details: [
      line('Site', requester.metadata.name ?? ''),
      line('Chains', chains.map((id) => state.findChain(id)?.name ?? String(id)).join(', ')),
      block('Message', textOf(first)),
    ],
  }
  try {
    await askForPairing(deps).ask(question, signal)
  } catch (error) {
    if (error instanceof SilentError) return undefined
    if (error instanceof RpcError) return { reason: rejected }
    throw error
  }
  const signed = state.settings.pairingSignIn === 'every-chain' ? chains : [first]
  const sign = async (id: number): Promise<Cacao> =>
    tools.buildAuthObject(wish, { t: 'eip191', s: await signature(deps, textOf(id)) }, issOf(id))
  return { auths: await Promise.all(signed.map(sign)), chains }
}

/** Returns the message that the wallet signs. A dishonest wallet signs another message than the app has requested. */
function ownPayload(tools: AuthTools, asked: AuthPayload, chains: readonly number[], setting: string): AuthPayload {
  const recap = tools.getRecapFromResources(asked.resources)
  const wish = tools.populateAuthPayload({
    authPayload: asked,
    chains: chains.map((id) => `eip155:${id}`),
    methods: recap === undefined ? [] : tools.getMethodsFromRecap(recap),
  })
  if (setting === 'other-statement') return { ...wish, statement: `I give everything away. ${wish.statement ?? ''}` }
  if (setting === 'other-nonce') return { ...wish, nonce: 'aaaaaaaaaaaaaaaaaaaaaaaa' }
  if (setting === 'other-domain') return { ...wish, domain: 'elsewhere.example' }
  return setting === 'no-session' ? { ...wish, resources: [], statement: asked.statement ?? '' } : wish
}

async function signature({ state }: RequestDeps, text: string): Promise<string> {
  const { selectedAccount, pairingSignIn } = state.settings
  const stranger = devAccounts.find((address) => address !== selectedAccount)
  const signer = pairingSignIn === 'other-signer' ? stranger : selectedAccount
  const message = `0x${Buffer.from(text, 'utf8').toString('hex')}`
  const made = String(await callNode(state.keyChain, 'personal_sign', [message, signer]))
  return pairingSignIn === 'broken-signature' ? made.slice(0, 40) : made
}

/** Sends signatures that the kit would refuse to send. */
export async function sendUnchecked(
  client: PairingClient,
  { tools, request, auths }: { tools: AuthTools; request: AuthRequest; auths: readonly Cacao[] },
): Promise<void> {
  const receiverPublicKey = request.params.requester.publicKey
  const senderPublicKey = await client.core.crypto.generateKeyPair()
  await client.engine.sendResult({
    topic: tools.hashKey(receiverPublicKey),
    id: request.id,
    result: { cacaos: auths, responder: { publicKey: senderPublicKey, metadata: client.metadata } },
    encodeOpts: { type: 1, receiverPublicKey, senderPublicKey },
    throwOnFailedPublish: true,
  })
}
