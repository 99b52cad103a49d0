import { socialNames } from '../../domain/wallets/social-names'
import type { SocialProvider, SocialStartAnswer } from '../api'
import { socialFinishRequestSchema, socialStartRequestSchema } from '../api'
import { isSameText, toBase64url, utf8 } from '../crypto/bytes'
import { requireApp } from '../email/known-device'
import { loginNotValid, notValid, unavailable } from '../outside/provider-failure'
import { Refusal } from '../refusal'
import type { Call } from '../requests/calls'
import type { Settings } from '../settings'
import type { NamedIdentity } from '../wallets/wallet-store'
import type { OAuthProvider } from './oauth-provider'
import { createOAuthProvider } from './oauth-provider'
import type { SocialClient } from './social-client'
import type { SocialFlow, SocialFlows } from './social-flows'

/** The errors that providers answer with when a visitor declines the login. */
const declined = ['access_denied', 'user_cancelled_authorize']
/** The errors that providers answer with when they cannot serve the login now. */
const troubled = ['server_error', 'temporarily_unavailable']

/** Lets visitors prove that an account at a provider is theirs. */
export interface SocialProof {
  /** Begins a proof: returns the address of the provider's page. @param userId the user who adds a login; undefined to log in */
  start(call: Call, userId?: string): Promise<SocialStartAnswer>
  /** Finishes a proof that the same browser has begun for the same user. @throws Refusal or ProviderFailure */
  finish(call: Call, userId?: string): Promise<{ identity: NamedIdentity; app: string }>
}

/** The path of a provider's callback, below the base path. */
export const callbackPath = (provider: SocialProvider): string => `/social/callback/${provider}`

/** The PKCE challenge (S256) of a verifier. */
async function challengeOf(verifier: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(verifier))))
}

/** Creates the proofs for the providers that the server is set up for. */
export function createSocialProof(
  settings: Settings,
  socials: ReadonlyMap<SocialProvider, SocialClient>,
  flows: SocialFlows,
): SocialProof {
  const { basePath, now } = settings
  const clients = new Map([...socials].map(([name, client]) => [name, createOAuthProvider(name, client, now)]))

  function clientOf(provider: SocialProvider): OAuthProvider {
    const client = clients.get(provider)
    if (client) return client
    throw new Refusal('REQUEST_NOT_VALID', `This wallet has no login with ${socialNames[provider]}`)
  }

  /** Finds the flow that the callback's address belongs to. The flow stays until all checks have passed. */
  async function flowOf({ read, device }: Call, userId: string | undefined) {
    const { uri, verifier } = read(socialFinishRequestSchema)
    const { origin, pathname, searchParams: answer } = new URL(uri)
    const state = answer.get('state') ?? ''
    const flow = await flows.find(state)
    const isHere = flow !== undefined && `${origin}${pathname}` === flow.redirectUri
    // Another browser has begun this login: an attacker may have sent the visitor the address of the attacker's login. The flow ends here,
    // so that the attacker cannot use the visitor's answer.
    if (isHere && flow.device !== device) await flows.end(state)
    const isOwn =
      isHere &&
      flow.device === device &&
      flow.userId === userId &&
      isSameText(await challengeOf(verifier), flow.challenge)
    if (!isOwn) throw new Refusal('LOGIN_NOT_VALID', 'This login is over. Start again')
    return { answer, state, flow }
  }

  /** @throws Refusal or ProviderFailure for an answer without a code */
  function requireCode(answer: URLSearchParams, { provider }: SocialFlow): void {
    const title = socialNames[provider]
    const error = answer.get('error')
    if (error === null && answer.has('code')) return
    if (error === null) throw loginNotValid(title)
    if (declined.includes(error)) throw new Refusal('LOGIN_DECLINED', `You declined at ${title}`)
    const reason = /^[\w.-]{1,64}$/.test(error) ? error : 'an error without a code'
    throw troubled.includes(error) ? unavailable(title, reason) : notValid(title, reason)
  }

  return {
    async start(call, userId) {
      const { provider, app, challenge } = call.read(socialStartRequestSchema)
      requireApp(settings, app)
      const client = clientOf(provider)
      const redirectUri = `${call.origin}${basePath}${callbackPath(provider)}`
      const user = userId === undefined ? {} : { userId }
      const begun = await flows.begin({ provider, app, challenge, redirectUri, device: call.device, ...user })
      return { uri: await client.loginAddress({ ...begun.flow, state: begun.state }) }
    },
    async finish(call, userId) {
      const { answer, state, flow } = await flowOf(call, userId)
      const { provider, app } = flow
      const client = clientOf(provider)
      if (!(await flows.end(state))) throw loginNotValid(socialNames[provider])
      requireCode(answer, flow)
      const person = await client.personOf(answer, { ...flow, state })
      const told = await flows.takeName(state)
      const name = told ?? person.name ?? `${socialNames[provider]} account`
      return { identity: { provider, subject: person.subject, name }, app }
    },
  }
}
