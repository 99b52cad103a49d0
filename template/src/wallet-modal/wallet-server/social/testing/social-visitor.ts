import { vi } from 'vitest'
import type { SocialProvider } from '../../api'
import { randomText, sha256Hex, utf8 } from '../../crypto/bytes'
import type { WalletServerOptions } from '../../options'
import { createTestServer } from '../../testing/create-test-server'
import type { FakePerson, FakeSocial } from './fake-social'
import { createFakeSocial } from './fake-social'
import type { Answer, TestBrowser } from '../../testing/test-browser'

export const app = 'https://app.example'
export const accountPage = 'https://wallet.app.example'

/** A login that was begun. */
export interface Begun {
  /** The verifier of the frame. */
  verifier: string
  /** The address of the provider's page. */
  uri: string
  /** The answer of the wallet server. */
  answer: Answer
}

/** The PKCE challenge of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  return Buffer.from(await sha256Hex(utf8(verifier)), 'hex').toString('base64url')
}

interface BeginOptions {
  provider?: SocialProvider
  app?: string
  path?: 'social/start' | 'logins/start'
}

/** Begins a login at a provider, as the frame does. */
export async function begin(
  browser: TestBrowser,
  { provider = 'google', app: from = app, path = 'social/start' }: BeginOptions = {},
): Promise<Begun> {
  const verifier = randomText(32)
  const body = { provider, app: from, challenge: await challengeOf(verifier) }
  const answer = await browser.call('POST', path, { body })
  return { verifier, uri: String(answer.body['uri']), answer }
}

/** The address of a provider's callback with the provider's answer. */
export function resultOf(provider: SocialProvider, answer: URLSearchParams): string {
  return `https://wallet.app.example/api/wallet/social/callback/${provider}?${answer}`
}

/** Creates a server that is set up for all social networks. It replaces `fetch`; the test has to call `vi.unstubAllGlobals()`. */
export async function createSocialServer(changes: Partial<WalletServerOptions> = {}) {
  let now = () => 0
  const social: FakeSocial = await createFakeSocial(() => now())
  vi.stubGlobal('fetch', social.fetch)
  const test = createTestServer({ socials: social.clients, ...changes })
  ;({ now } = test)

  async function finish(browser: TestBrowser, body: object, path = 'social/finish'): Promise<Answer> {
    const answer = await browser.call('POST', path, { body })
    const { token } = answer.body
    if (typeof token === 'string') browser.token = token
    return answer
  }

  /** Logs a person in: sends the first request, approves the login at the provider, and sends the last request. */
  async function logIn(browser: TestBrowser, options: BeginOptions & { person?: FakePerson } = {}): Promise<Answer> {
    const { provider = 'google', person } = options
    const { verifier, uri } = await begin(browser, options)
    return finish(browser, { uri: resultOf(provider, social.approve(uri, person)), verifier })
  }

  return { ...test, social, finish, logIn }
}
