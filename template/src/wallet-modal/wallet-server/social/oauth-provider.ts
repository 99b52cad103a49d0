import type * as OpenId from 'openid-client'
import { retryable } from '../../domain/retryable'
import { socialNames } from '../../domain/wallets/social-names'
import type { SocialProvider } from '../api'
import { failureOf } from '../outside/provider-failure'
import { appleSecret } from './apple-secret'
import type { Person } from './person'
import { readPerson } from './person'
import type { ProviderAddresses } from './provider-facts'
import { addressesOf, scopes, subjectAt } from './provider-facts'
import { basicSecret, send } from './provider-requests'
import type { SocialClient } from './social-client'
import { normalTokenAnswer } from './token-answer'

type Library = typeof OpenId

/** The parameters of one login at a provider. `state`, `verifier` and `nonce` are random. */
export interface LoginParts {
  state: string
  /** The PKCE verifier of this server. */
  verifier: string
  nonce: string
  /** The address of the callback. */
  redirectUri: string
}

/** The client of an identity provider. The methods reject with a ProviderFailure. */
export interface OAuthProvider {
  /** The address of the provider's login page. */
  loginAddress(parts: LoginParts): Promise<string>
  /**
   * Exchanges the code for tokens and returns the user who has logged in. The subject belongs to the address of this provider.
   * @param answer the provider's answer: the query of the callback
   */
  personOf(answer: URLSearchParams, parts: LoginParts): Promise<Person>
}

/** How far the clock of a provider may be from this server's clock, in seconds. */
const clockTolerance = 60

/** Creates the client of a provider. It loads openid-client and the addresses of the provider at the first login. */
export function createOAuthProvider(provider: SocialProvider, client: SocialClient, now: () => number): OAuthProvider {
  const title = socialNames[provider]
  const addresses = addressesOf(provider, client)

  async function readServer(library: Library): Promise<OpenId.ServerMetadata> {
    if (addresses.kind === 'plain') {
      const { site, authorize, token } = addresses
      return { issuer: site, authorization_endpoint: authorize, token_endpoint: token }
    }
    const issuer = new URL(addresses.issuer)
    const execute = issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []
    const options = { [library.customFetch]: send, execute }
    return (await library.discovery(issuer, client.id, undefined, undefined, options)).serverMetadata()
  }

  /** Loads the library and the provider's addresses, for all logins. */
  const open = retryable(async () => {
    const library = await import('openid-client')
    return { library, server: await readServer(library) }
  })

  async function authOf(library: Library): Promise<OpenId.ClientAuth> {
    if (provider === 'x') return basicSecret(client)
    const { id, team, key, secret: pem } = client
    if (addresses.kind === 'plain' || team === undefined || key === undefined) return library.ClientSecretPost(pem)
    return library.ClientSecretPost(await appleSecret({ id, team, key, pem, audience: addresses.issuer }, now()))
  }

  async function configure() {
    const { library, server } = await open()
    const metadata = { [library.clockTolerance]: clockTolerance }
    const config = new library.Configuration(server, client.id, metadata, await authOf(library))
    config[library.customFetch] = async (url, options) => {
      const answer = await send(url, options)
      return url === server.token_endpoint ? normalTokenAnswer(answer) : answer
    }
    // The server has checked the address when it started: only an address of this machine may have http.
    if (server.token_endpoint?.startsWith('http:')) library.allowInsecureRequests(config)
    // The library trusts a token that comes from the token endpoint. This setting makes it check the signature, too, for one more request.
    if (addresses.kind === 'openid') library.enableNonRepudiationChecks(config)
    return { library, config }
  }

  async function askPerson(
    { library, config }: Awaited<ReturnType<typeof configure>>,
    { person }: Extract<ProviderAddresses, { kind: 'plain' }>,
    token: string,
  ): Promise<unknown> {
    const headers = new Headers({ accept: 'application/json' })
    const answer = await library.fetchProtectedResource(config, token, new URL(person), 'GET', undefined, headers)
    if (answer.status !== 200)
      throw Object.assign(new Error('The provider does not describe the user'), { status: answer.status })
    return answer.json()
  }

  async function readLogin(answer: URLSearchParams, parts: LoginParts): Promise<Person> {
    const { state, verifier, nonce, redirectUri } = parts
    const configured = await configure()
    const { library, config } = configured
    const isOpenId = addresses.kind === 'openid'
    const address = new URL(redirectUri)
    // The path of the callback names the provider. For OpenID Connect, the library also compares the issuer.
    for (const name of isOpenId ? ['code', 'state', 'iss'] : ['code', 'state'])
      for (const value of answer.getAll(name)) address.searchParams.append(name, value)
    const tokens = await library.authorizationCodeGrant(config, address, {
      expectedState: state,
      pkceCodeVerifier: verifier,
      ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
    })
    const person = isOpenId ? tokens.claims() : await askPerson(configured, addresses, tokens.access_token)
    const { subject, name } = readPerson(provider, person)
    return { subject: subjectAt(client, subject), name }
  }

  return {
    async loginAddress({ state, verifier, nonce, redirectUri }) {
      try {
        const { library, config } = await configure()
        const url = library.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: scopes[provider],
          state,
          code_challenge: await library.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(addresses.kind === 'openid' && { nonce }),
          ...(provider === 'apple' && { response_mode: 'form_post' }),
        })
        return url.href
      } catch (error) {
        throw failureOf(title, error)
      }
    },
    async personOf(answer, parts) {
      try {
        return await readLogin(answer, parts)
      } catch (error) {
        throw failureOf(title, error)
      }
    },
  }
}
