import type { DevicesAnswer } from './api'
import { deviceRequestSchema } from './api'
import { createEmailChange } from './email/change-email'
import { createDeviceApproval } from './email/device-approval'
import { Flows } from './email/flows'
import { createLogin } from './email/login'
import type { RequestLimit } from './rate-limits'
import { Refusal } from './refusal'
import type { Endpoint, SignedInCall } from './requests/calls'
import { createCallKinds } from './requests/calls'
import { Sessions } from './requests/sessions'
import type { Settings } from './settings'
import { createVaults } from './wallets/vaults'
import type { FoundEndpoints } from '../server-kit/fetch-server'

/** Creates the endpoints below the base path. */
export function createEndpoints(settings: Settings): (path: string) => FoundEndpoints<RequestLimit> | undefined {
  const sessions = new Sessions(settings.store, settings.sessions, settings.now)
  const flows = new Flows(settings)
  const approval = createDeviceApproval(settings, flows)
  const login = createLogin({ settings, sessions, flows, approval })
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
    await sessions.end(found)
    // The browser may be in other hands now, so the browser is not known any more.
    await settings.wallets.removeDevice(userId, found.session.device)
    return {}
  }

  const paths = new Map<string, Record<string, Endpoint>>([
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
  ])

  return (path) => {
    const methods = paths.get(path)
    return methods && { methods, id: '' }
  }
}
