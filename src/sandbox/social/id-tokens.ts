import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import type { Grant } from './grants'
import { relayHost, type Profile } from './people'
import { keyPaths, providerFacts, type OpenIdProvider } from './providers'

const algorithms: Readonly<Record<OpenIdProvider, string>> = { google: 'RS256', apple: 'ES256' }

interface SigningKey {
  readonly privateKey: CryptoKey
  readonly jwk: JWK
  readonly kid: string
}

/** A login of a person to an app. */
interface Login {
  /** The provider's base address. */
  readonly base: string
  readonly grant: Grant
  readonly profile: Profile
}

/** Signs the id tokens of Google and Apple. A provider's signing key is made when the key is first needed. */
export class IdTokens {
  readonly #keys = new Map<OpenIdProvider, Promise<SigningKey>>()

  /** The public keys of a provider, as a JSON Web Key Set. */
  async keys(provider: OpenIdProvider): Promise<{ readonly keys: readonly JWK[] }> {
    return { keys: [(await this.#key(provider)).jwk] }
  }

  /** Creates the id token of a login. */
  async sign(provider: OpenIdProvider, { base, grant, profile }: Login): Promise<string> {
    const { privateKey, kid } = await this.#key(provider)
    const claims = provider === 'google' ? googleClaims(grant, profile) : appleClaims(grant, profile)
    return new SignJWT({ ...claims, ...(grant.nonce !== null && { nonce: grant.nonce }) })
      .setProtectedHeader({ alg: algorithms[provider], kid })
      .setIssuer(base)
      .setAudience(grant.clientId)
      .setSubject(profile.subject)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  }

  #key(provider: OpenIdProvider): Promise<SigningKey> {
    const key = this.#keys.get(provider) ?? makeKey(algorithms[provider])
    this.#keys.set(provider, key)
    return key
  }
}

async function makeKey(alg: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg)
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { privateKey, jwk: { ...jwk, kid, alg, use: 'sig' }, kid }
}

/** The claims about a person in Google's id token and in the answer of Google's userinfo endpoint. */
export function googleClaims({ scopes }: Grant, { firstName, lastName, email }: Profile): Record<string, unknown> {
  const name = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName }
  return {
    ...(scopes.includes('email') && email && { email: email.address, email_verified: email.isVerified }),
    ...(scopes.includes('profile') && name),
  }
}

/** The claims about a person in Apple's id token. The flags are texts: Apple's documentation allows texts and booleans. */
function appleClaims({ scopes }: Grant, { email }: Profile): Record<string, unknown> {
  const isShared = scopes.includes('email') && email !== null
  if (!isShared) return { nonce_supported: true }
  const isRelayed = email.address.endsWith(`@${relayHost}`)
  const flags = { email_verified: String(email.isVerified), ...(isRelayed && { is_private_email: 'true' }) }
  return { nonce_supported: true, email: email.address, ...flags }
}

/** The discovery document of a provider, which `/.well-known/openid-configuration` answers. */
export function discoveryOf(provider: OpenIdProvider, base: string): Record<string, unknown> {
  const { authorize, token, secret } = providerFacts[provider]
  const isGoogle = provider === 'google'
  return {
    issuer: base,
    authorization_endpoint: base + authorize,
    token_endpoint: base + token,
    jwks_uri: base + keyPaths[provider],
    ...(isGoogle && { userinfo_endpoint: `${base}/v1/userinfo`, code_challenge_methods_supported: ['plain', 'S256'] }),
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: [isGoogle ? 'public' : 'pairwise'],
    id_token_signing_alg_values_supported: [algorithms[provider]],
    scopes_supported: ['openid', 'email', isGoogle ? 'profile' : 'name'],
    token_endpoint_auth_methods_supported: ['client_secret_post', ...(secret === 'any' ? ['client_secret_basic'] : [])],
  }
}
