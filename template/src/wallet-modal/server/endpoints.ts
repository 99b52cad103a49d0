import type { Endpoint as AnyEndpoint, FoundEndpoints } from '../server-kit/fetch-server'
import { readJsonBody as readJson } from '../server-kit/http/read-body'
import { readCookie, writeCookie } from './http/cookies'
import { issueNonce } from './nonces'
import type { SignInServerOptions } from './options'
import { Refusal } from './http/refusal'
import type { RequestLimit } from './rate-limits'
import type { ListedSession } from './session'
import { toServerSession } from './session'
import type { FoundSession, Sessions } from './sessions'
import type { Settings } from './settings'
import { signIn } from './sign-in'
import type { SignatureCheck } from './signature-check'

type Endpoint = AnyEndpoint<RequestLimit>

interface EndpointParts {
  settings: Settings
  sessions: Sessions
  checkSignature: SignatureCheck
  hooks: Pick<SignInServerOptions, 'onSignIn' | 'onSignOut'>
}

type Find = (path: string) => FoundEndpoints<RequestLimit> | undefined

const readJsonBody = (request: Request) => readJson(request, 'sign-in server')

/** Creates the endpoints below the base path. */
export function createEndpoints({ settings, sessions, checkSignature, hooks }: EndpointParts): Find {
  const { cookie, now, store } = settings
  const forgetting = { 'set-cookie': writeCookie(cookie, '', 0) }

  async function current(request: Request): Promise<FoundSession | undefined> {
    const secret = readCookie(request, cookie)
    return secret === undefined ? undefined : sessions.find(secret)
  }

  async function requireCurrent(request: Request): Promise<FoundSession> {
    const found = await current(request)
    if (!found) throw new Refusal('NOT_SIGNED_IN', 'Sign in first')
    return found
  }

  async function end(ended: readonly FoundSession[]): Promise<void> {
    for (const found of ended) await sessions.end(found)
    // The sessions have ended. An error of the app's `onSignOut` does not change that.
    for (const { session } of ended)
      try {
        await hooks.onSignOut?.(toServerSession(session))
      } catch (error) {
        settings.onError(error)
      }
  }

  const getNonce: Endpoint = {
    limit: 'nonces',
    run: async () => ({ body: await issueNonce(store, now(), settings.nonceLifetime) }),
  }

  const verify: Endpoint = {
    limit: 'attempts',
    async run({ request, origin }) {
      const body = await readJsonBody(request)
      const userAgent = request.headers.get('user-agent') ?? ''
      const earlier = await current(request)
      const { secret, found, message } = await signIn(body, origin, userAgent, { settings, sessions, checkSignature })
      const session = toServerSession(found.session)
      try {
        await hooks.onSignIn?.(session, message)
        // End the earlier session only now: when `onSignIn` refuses the account, the visitor stays signed in as before.
        if (earlier) await sessions.end(earlier)
      } catch (error) {
        await sessions.end(found)
        throw error
      }
      const seconds = Math.max(1, Math.floor((found.session.expiresAt - now()) / 1000))
      return { body: { session }, headers: { 'set-cookie': writeCookie(cookie, secret, seconds) } }
    },
  }

  const getSession: Endpoint = {
    limit: 'requests',
    async run({ request }) {
      // Do not clear a cookie without a session: another tab may have set a new cookie since this request was sent.
      const found = await current(request)
      return { body: { session: found ? toServerSession(found.session) : null } }
    },
  }

  const signOut: Endpoint = {
    limit: 'requests',
    async run({ request }) {
      await readJsonBody(request)
      const found = await current(request)
      if (found) await end([found])
      return { body: { session: null }, headers: forgetting }
    },
  }

  const listSessions: Endpoint = {
    limit: 'requests',
    async run({ request }) {
      const { key, session } = await requireCurrent(request)
      const all = await sessions.list(session)
      const listed = all.map((found) => toListed(found, found.key === key))
      return { body: { sessions: listed.sort((one, other) => (one.lastSeenAt < other.lastSeenAt ? 1 : -1)) } }
    },
  }

  const endAll: Endpoint = {
    limit: 'requests',
    async run({ request }) {
      const { session } = await requireCurrent(request)
      await end(await sessions.list(session))
      return { body: { session: null }, headers: forgetting }
    },
  }

  const endOne: Endpoint = {
    limit: 'requests',
    async run({ request, id }) {
      const { key, session } = await requireCurrent(request)
      const found = (await sessions.list(session)).find((candidate) => candidate.session.id === id)
      if (!found) throw new Refusal('NOT_FOUND', 'There is no such session any more')
      await end([found])
      return { body: {}, headers: found.key === key ? forgetting : {} }
    },
  }

  const paths = new Map<string, Record<string, Endpoint>>([
    ['/nonce', { GET: getNonce }],
    ['/verify', { POST: verify }],
    ['/session', { GET: getSession }],
    ['/sign-out', { POST: signOut }],
    ['/sessions', { GET: listSessions, DELETE: endAll }],
  ])

  return (path) => {
    const id = /^\/sessions\/([0-9a-f]{32})$/.exec(path)?.[1]
    const methods = id === undefined ? paths.get(path) : { DELETE: endOne }
    return methods && { methods, id: id ?? '' }
  }
}

function toListed({ session, lastSeenAt }: FoundSession, isCurrent: boolean): ListedSession {
  return {
    ...toServerSession(session),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
    userAgent: session.userAgent,
    isCurrent,
  }
}
