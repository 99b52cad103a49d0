import type { DevicesAnswer, OfferedAnswer } from './api'
import { deviceRequestSchema } from './api'
import { createEmailChange } from './email/change-email'
import { createDeviceApproval } from './email/device-approval'
import { Flows } from './email/flows'
import { createLogin } from './email/login'
import { createBeginSession } from './logins/begin-session'
import type { RequestLimit } from './rate-limits'
import { Refusal } from './refusal'
import { refusedPage } from './refused-page'
import type { Endpoint, SignedInCall } from './requests/calls'
import { createCallKinds } from './requests/calls'
import { Sessions } from './requests/sessions'
import type { Settings } from './settings'
import { createVaults } from './wallets/vaults'
import type { WalletServerOptions } from './options'
import * as registry from './ways'
import type { CreateLoginMethod } from './ways/login-method'
import type { FoundEndpoints } from '../server-kit/fetch-server'

/** Creates the endpoints below the base path. */
export function createEndpoints(
  options: WalletServerOptions,
  settings: Settings,
): (path: string) => FoundEndpoints<RequestLimit> | undefined {
  const sessions = new Sessions(settings.store, settings.sessions, settings.now)
  const flows = new Flows(settings)
  const approval = createDeviceApproval(settings, flows)
  const beginSession = createBeginSession(settings, sessions)
  const login = createLogin({ settings, beginSession, flows, approval })
  const change = createEmailChange(settings, flows)
  const vaults = createVaults(settings)
  const { proven, signedIn } = createCallKinds(settings, sessions)

  async function signOut({ session }: SignedInCall): Promise<object> {
    await sessions.end(session)
    return {}
  }

  async function listDevices({ session }: SignedInCall): Promise<DevicesAnswer> {
    const all = await sessions.list(session.session.userId)
    const devices = all.map(({ session: { id, name, loggedInAt }, key, lastSeenAt }) => ({
      id,
      name,
      loggedInAt,
      lastSeenAt,
      current: key === session.key,
    }))
    return { devices: devices.sort((one, other) => other.lastSeenAt - one.lastSeenAt) }
  }

  async function endDevice({ session, read }: SignedInCall): Promise<object> {
    const { id } = read(deviceRequestSchema)
    const { userId } = session.session
    const found = (await sessions.list(userId)).find((other) => other.session.id === id)
    if (!found) throw new Refusal('NOT_FOUND', 'This browser is signed out already')
    // Somebody else may have the browser now, so the server forgets the browser. The session ends last: if the server stops before that,
    // the visitor still sees the browser in the list and can sign it out again.
    await settings.wallets.removeDevice(userId, found.session.device)
    await sessions.end(found)
    return {}
  }

  const parts = { options, settings, beginSession, proven, signedIn }
  const methods = Object.values<CreateLoginMethod>(registry).map((create) => create(parts))
  const nothing: OfferedAnswer = { socials: [], farcaster: false }
  const offered: OfferedAnswer = Object.assign(nothing, ...methods.map((method) => method.offered))
  const readOffered = async () => ({ body: offered, headers: { 'cache-control': 'public, max-age=60' } })

  const paths = new Map<string, Record<string, Endpoint>>([
    ['/offered', { GET: { limit: 'requests', run: readOffered } }],
    ['/refused', { GET: { limit: 'requests', isPage: true, run: refusedPage } }],
    ['/email/start', { POST: proven('starts', login.start) }],
    ['/email/device', { POST: proven('requests', login.device) }],
    [
      '/email/approve',
      {
        GET: { limit: 'requests', isPage: true, run: approval.show },
        POST: { limit: 'requests', run: approval.approve },
      },
    ],
    ['/email/finish', { POST: proven('codes', login.finish) }],
    ['/email/change/start', { POST: signedIn('starts', change.start) }],
    ['/email/change/primary', { POST: signedIn('codes', change.primary) }],
    ['/email/change/secondary', { POST: signedIn('codes', change.secondary) }],
    ['/me', { GET: signedIn('requests', vaults.me) }],
    ['/vault', { POST: signedIn('requests', vaults.create), PUT: signedIn('requests', vaults.replace) }],
    ['/sign-out', { POST: signedIn('requests', signOut) }],
    ['/devices', { GET: signedIn('requests', listDevices), DELETE: signedIn('requests', endDevice) }],
    ...methods.flatMap(({ paths: own }) => own),
  ])

  return (path) => {
    const methods = paths.get(path)
    return methods && { methods, id: '' }
  }
}
