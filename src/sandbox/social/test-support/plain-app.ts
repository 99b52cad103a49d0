import type { SocialEndpoints } from '../clients'
import { providerFacts, type SocialProvider } from '../providers'
import { appleSecret, callback, choose, fieldsOf } from './app'

/** Fields of a request by name. A field with an empty text is left out of the request. */
export type Fields = Readonly<Record<string, string>>

/** The server of an app that logs people in without a library and without PKCE. */
export class PlainApp {
  readonly #endpoints: SocialEndpoints

  constructor(endpoints: SocialEndpoints) {
    this.#endpoints = endpoints
  }

  /** The address of the login page. */
  loginUrl(provider: SocialProvider, changes: Fields = {}): URL {
    const url = new URL(this.#endpoints[provider].url + providerFacts[provider].authorize)
    const fields = {
      client_id: 'c',
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid',
      state: 's',
      ...changes,
    }
    for (const [name, value] of Object.entries(fields)) if (value !== '') url.searchParams.set(name, value)
    return url
  }

  /** Logs Ann in. Returns the code that the app receives. */
  async codeOf(provider: SocialProvider, changes: Fields = {}): Promise<string> {
    const { code } = await fieldsOf(await choose(this.loginUrl(provider, changes), 'ann'))
    if (code === undefined) throw new Error(`There is no code of ${provider}`)
    return code
  }

  /** Sends a request to the token endpoint, with the client secret in the body. */
  async redeem(provider: SocialProvider, changes: Fields, headers: Fields = {}): Promise<Response> {
    const { url, clientId } = this.#endpoints[provider]
    const secret = provider === 'apple' ? await appleSecret(this.#endpoints) : this.#endpoints[provider].clientSecret
    const client = { client_id: clientId, client_secret: secret }
    const fields = { ...client, grant_type: 'authorization_code', redirect_uri: callback, ...changes }
    const body = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))
    return fetch(url + providerFacts[provider].token, { method: 'POST', body, headers })
  }
}
