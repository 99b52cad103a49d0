import { sha256Hex, toBase64url, utf8 } from '../../crypto/bytes'
import type { SocialProvider } from '../../api'
import type { SocialClients } from '../social-client'
import { personAnswers } from './fake-people'
import { createTokenSigner } from './fake-tokens'

/** A person with an account at a provider. */
export interface FakePerson {
  id: string
  name: string
  email?: string
  /** Whether the provider has verified the e-mail address. Default: false. */
  isProven?: boolean
}

export const ann: FakePerson = { id: '1001', name: 'Ann' }

const openIdHosts: Partial<Record<SocialProvider, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
}
const tokenAddresses: Partial<Record<SocialProvider, string>> = {
  github: 'https://github.com/login/oauth/access_token',
  facebook: 'https://graph.facebook.com/v23.0/oauth/access_token',
  discord: 'https://discord.com/api/oauth2/token',
  x: 'https://api.x.com/2/oauth2/token',
}

interface Grant {
  provider: SocialProvider
  asked: URLSearchParams
  person: FakePerson
}

/** The six social networks as a `fetch`, at their real addresses. */
export interface FakeSocial {
  clients: SocialClients
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** The method and the address of each request so far. */
  requests: string[]
  /** Lets a person approve the login on a provider's page. Returns the query that the provider adds to the callback's address. */
  approve(uri: string, person?: FakePerson): URLSearchParams
  /** Answers in place of the networks. Without an answer of this function, the networks answer. */
  fault: ((address: string) => Promise<Response | undefined>) | undefined
  /** Claims that replace the claims of identity tokens. */
  claims: Record<string, unknown>
}

const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Creates the six social networks. @param now the clock that Apple checks client secrets with */
export async function createFakeSocial(now: () => number): Promise<FakeSocial> {
  const { appleKey, sign, keys, isAppleSecret } = await createTokenSigner(now)
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()

  function providerOf(host: string): SocialProvider | undefined {
    const hosts: Record<string, SocialProvider> = {
      'accounts.google.com': 'google',
      'appleid.apple.com': 'apple',
      'github.com': 'github',
      'www.facebook.com': 'facebook',
      'discord.com': 'discord',
      'x.com': 'x',
    }
    return hosts[host]
  }

  /** Whether the app has sent its client id and its secret in the form of the provider. */
  async function isKnown(provider: SocialProvider, form: URLSearchParams, headers: Headers): Promise<boolean> {
    if (provider === 'x') return headers.get('authorization') === `Basic ${btoa('id-x:secret-x')}`
    const secret = form.get('client_secret') ?? ''
    if (form.get('client_id') !== `id-${provider}`) return false
    return provider === 'apple' ? isAppleSecret(secret) : secret === `secret-${provider}`
  }

  /** The error of a provider for a code that is not valid. */
  function wrongCode(provider: SocialProvider): Response {
    if (provider === 'github') return json({ error: 'bad_verification_code' })
    if (provider === 'facebook')
      return json({ error: { message: 'Invalid code', type: 'OAuthException', code: 100 } }, 400)
    return json({ error: provider === 'x' ? 'invalid_request' : 'invalid_grant' }, 400)
  }

  async function token(provider: SocialProvider, form: URLSearchParams, headers: Headers): Promise<Response> {
    if (!(await isKnown(provider, form, headers))) return json({ error: 'invalid_client' }, 401)
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = Buffer.from(await sha256Hex(utf8(form.get('code_verifier') ?? '')), 'hex').toString('base64url')
    const isRight =
      grant?.provider === provider &&
      grant.asked.get('code_challenge') === challenge &&
      grant.asked.get('code_challenge_method') === 'S256' &&
      grant.asked.get('redirect_uri') === form.get('redirect_uri')
    if (!grant || !isRight) return wrongCode(provider)
    const access = toBase64url(crypto.getRandomValues(new Uint8Array(16)))
    tokens.set(access, grant)
    const issuer = openIdHosts[provider]
    if (issuer === undefined) return json({ access_token: access, token_type: 'bearer' })
    const { id, name, email, isProven = false } = grant.person
    const claims = {
      iss: issuer,
      aud: `id-${provider}`,
      sub: id,
      nonce: grant.asked.get('nonce'),
      ...(provider === 'google' && { name }),
      ...(email !== undefined && { email, email_verified: provider === 'apple' ? String(isProven) : isProven }),
      ...fake.claims,
    }
    return json({ access_token: access, token_type: 'Bearer', id_token: await sign(claims) })
  }

  async function answer(address: string, init: RequestInit): Promise<Response> {
    const { origin, pathname } = new URL(address)
    const openId = Object.entries(openIdHosts).find(([, host]) => host === origin)?.[0]
    if (openId !== undefined && pathname === '/.well-known/openid-configuration')
      return json({
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      })
    if (openId !== undefined && pathname === '/keys') return json(keys)
    const form = new URLSearchParams(init.body instanceof URLSearchParams ? init.body : String(init.body ?? ''))
    const headers = new Headers(init.headers)
    for (const provider of ['google', 'apple'] as const)
      if (address === `${openIdHosts[provider]}/token`) return token(provider, form, headers)
    for (const provider of ['github', 'facebook', 'discord', 'x'] as const)
      if (address === tokenAddresses[provider]) return token(provider, form, headers)
    const grant = tokens.get(headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
    const person = grant && personAnswers[address]?.(grant.person)
    return person ? json(person) : json({ message: 'Not found' }, 404)
  }

  const fake: FakeSocial = {
    clients: {
      google: { id: 'id-google', secret: 'secret-google' },
      github: { id: 'id-github', secret: 'secret-github' },
      apple: { id: 'id-apple', secret: appleKey, team: 'TEAM', key: 'KEY' },
      facebook: { id: 'id-facebook', secret: 'secret-facebook' },
      x: { id: 'id-x', secret: 'secret-x' },
      discord: { id: 'id-discord', secret: 'secret-discord' },
    },
    requests: [],
    fault: undefined,
    claims: {},
    async fetch(input, init = {}) {
      const address = String(input)
      fake.requests.push(`${init.method ?? 'GET'} ${address}`)
      return (await fake.fault?.(address)) ?? answer(address, init)
    },
    approve(uri, person = ann) {
      const { host, searchParams: asked } = new URL(uri)
      const provider = providerOf(host)
      if (!provider) throw new Error(`no provider at ${host}`)
      const code = toBase64url(crypto.getRandomValues(new Uint8Array(16)))
      grants.set(code, { provider, asked, person })
      return new URLSearchParams({ code, state: asked.get('state') ?? '' })
    },
  }
  return fake
}
