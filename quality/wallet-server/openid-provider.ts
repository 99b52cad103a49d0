import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** A local server with the certified OpenID provider of another team. Each login logs the same user in: Ann. */
export interface OpenIdProvider {
  issuer: string
  /** Logs Ann in at the authorization address of an app, as a browser does. Returns the parameters that the app's callback receives. */
  logIn(address: string): Promise<URLSearchParams>
  stop(): Promise<void>
}

const accountId = 'ann-at-the-provider'

interface Registration {
  id: string
  secret: string
  redirectUri: string
}

/** Creates a browser that keeps cookies. Returns a function that requests an address and follows no redirect. */
function createVisit() {
  const cookies = new Map<string, string>()
  return async (address: string): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

/** Reads the fields of the form in a page. */
function fieldsOf(html: string): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of html.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g))
    fields.set(name, value.replaceAll('&amp;', '&'))
  return fields
}

/** Starts the provider on a free port, with one registered app. */
export async function startOpenIdProvider({ id, secret, redirectUri }: Registration): Promise<OpenIdProvider> {
  let answer: ReturnType<Provider['callback']> | undefined
  let provider: Provider | undefined
  const http = createServer((request, response) => {
    const isInteraction = request.url?.startsWith('/interaction/')
    if (isInteraction && provider)
      void provider.interactionFinished(request, response, { login: { accountId }, consent: {} })
    else void answer?.(request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile', 'email', 'name'],
    findAccount: () => ({
      accountId,
      claims: () => ({ sub: accountId, name: 'Ann Archer', email: 'ann@example.com', email_verified: true }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: id, accountId })
      grant.addOIDCScope('openid profile email name')
      await grant.save()
      return grant
    },
  })
  answer = provider.callback()

  return {
    issuer,
    async logIn(start) {
      const visit = createVisit()
      let next = start
      for (let steps = 0; steps < 10; steps += 1) {
        const response = await visit(next)
        const location = response.headers.get('location')
        if (location === null) return fieldsOf(await response.text())
        next = new URL(location, issuer).href
        if (next.startsWith(redirectUri)) return new URL(next).searchParams
      }
      throw new Error('the provider has not redirected to the app within ten requests')
    },
    async stop() {
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
