import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import type { SocialEndpoints } from '../clients'
import { isOpenId, providerFacts, type SocialProvider } from '../providers'

/** The redirect_uri of the tests. No server listens at this address, because the tests follow no redirect. */
export const callback = 'http://localhost:5174/api/wallet/social/callback'

const scopes: Readonly<Record<SocialProvider, string>> = {
  google: 'openid email profile',
  apple: 'openid name email',
  github: 'read:user user:email',
  facebook: 'public_profile email',
  x: 'users.read tweet.read',
  discord: 'identify email',
}

/** One login, as the server of an app stores it until the visitor comes back. */
export interface Login {
  readonly config: client.Configuration
  readonly url: URL
  readonly state: string
  readonly verifier: string
  readonly nonce: string | undefined
}

/** The server of an app that logs people in with openid-client. */
export class TestApp {
  readonly #endpoints: SocialEndpoints

  constructor(endpoints: SocialEndpoints) {
    this.#endpoints = endpoints
  }

  async begin(provider: SocialProvider, changes: Readonly<Record<string, string>> = {}): Promise<Login> {
    const config = await this.#config(provider)
    const [state, verifier] = [client.randomState(), client.randomPKCECodeVerifier()]
    const nonce = isOpenId(provider) ? client.randomNonce() : undefined
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: scopes[provider],
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(nonce !== undefined && { nonce }),
      ...(provider === 'apple' && { response_mode: 'form_post' }),
      ...changes,
    })
    return { config, url, state, verifier, nonce }
  }

  /** Redeems the code with which the visitor came back. @throws as openid-client does */
  finish(login: Login, back: Request | URL, verifier = login.verifier) {
    return client.authorizationCodeGrant(login.config, back, {
      pkceCodeVerifier: verifier,
      expectedState: login.state,
      ...(login.nonce !== undefined && { expectedNonce: login.nonce, idTokenExpected: true }),
    })
  }

  /** Asks for user data with an access token. */
  async read(login: Login, provider: SocialProvider, token: string, path: string): Promise<unknown> {
    const url = new URL(this.#endpoints[provider].url + path)
    return (await client.fetchProtectedResource(login.config, token, url, 'GET')).json()
  }

  async #config(provider: SocialProvider): Promise<client.Configuration> {
    const { url, clientId } = this.#endpoints[provider]
    const secret = provider === 'apple' ? await appleSecret(this.#endpoints) : this.#endpoints[provider].clientSecret
    const options = { execute: [client.allowInsecureRequests] }
    if (isOpenId(provider)) return client.discovery(new URL(url), clientId, secret, undefined, options)
    const { authorize, token } = providerFacts[provider]
    const server = { issuer: url, authorization_endpoint: url + authorize, token_endpoint: url + token }
    const auth = provider === 'x' ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret)
    const config = new client.Configuration(server, clientId, secret, auth)
    client.allowInsecureRequests(config)
    return config
  }
}

/** The parts of a client secret for Apple that a test can change. */
export interface AppleSecretChanges {
  readonly issuer?: string
  readonly subject?: string
  readonly audience?: string
  readonly keyId?: string
  readonly lifetime?: string
  readonly privateKey?: string
}

/** Creates a client secret for Apple. The secret is valid unless `changes` makes it invalid. */
export async function appleSecret({ apple }: SocialEndpoints, changes: AppleSecretChanges = {}): Promise<string> {
  const key = await importPKCS8(changes.privateKey ?? apple.privateKey, 'ES256')
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: changes.keyId ?? apple.keyId })
    .setIssuer(changes.issuer ?? apple.teamId)
    .setSubject(changes.subject ?? apple.clientId)
    .setAudience(changes.audience ?? apple.url)
    .setIssuedAt()
    .setExpirationTime(changes.lifetime ?? '5m')
    .sign(key)
}

/** Presses a button of the login page. Returns the address of the redirect, or the request that the browser posts to the app. */
export async function choose(url: URL, person: string): Promise<Request | URL> {
  const body = new URLSearchParams({ person })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location !== null) return new URL(location)
  const page = await answer.text()
  const action = /<form [^>]*action="([^"]+)"/.exec(page)?.[1]
  if (action === undefined) throw new Error(`The page answered ${answer.status}: ${page}`)
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)" \/>/g)]
  const fields = inputs.map(([, name = '', value = '']): [string, string] => [name, unescapeHtml(value)])
  return new Request(unescapeHtml(action), { method: 'POST', body: new URLSearchParams(fields) })
}

/** The fields that the provider sends to the app, from the address or from the body. */
export async function fieldsOf(back: Request | URL): Promise<Record<string, string>> {
  const fields = back instanceof URL ? back.searchParams : new URLSearchParams(await back.clone().text())
  return Object.fromEntries(fields)
}

function unescapeHtml(text: string): string {
  const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return text.replace(/&([^;]+);/g, (whole, name: string) => letters[name] ?? whole)
}
