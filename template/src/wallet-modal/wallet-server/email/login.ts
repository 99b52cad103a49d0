import type { DeviceAnswer, LoginAnswer, StartAnswer } from '../api'
import { codeRequestSchema, flowRequestSchema, startRequestSchema } from '../api'
import type { BeginSession } from '../logins/begin-session'
import type { Call } from '../requests/calls'
import type { Settings } from '../settings'
import type { DeviceApproval } from './device-approval'
import type { Flows, NewFlow } from './flows'
import { createFlowId } from './flows'
import { isKnownDevice, requireApp } from './known-device'
import { countMail } from './mail-limits'

interface LoginParts {
  settings: Settings
  beginSession: BeginSession
  flows: Flows
  approval: DeviceApproval
}

/** The login with an e-mail address. */
export interface Login {
  /** `POST email/start`. */
  start(call: Call): Promise<StartAnswer>
  /** `POST email/device`. */
  device(call: Call): Promise<DeviceAnswer>
  /** `POST email/finish`. */
  finish(call: Call): Promise<LoginAnswer>
}

/** Creates the login with an e-mail address. */
export function createLogin({ settings, beginSession, flows, approval }: LoginParts): Login {
  const { wallets } = settings
  return {
    async start({ read, device, browser, session, origin }) {
      const { email, app, locale } = read(startRequestSchema)
      requireApp(settings, app)
      const user = session && (await wallets.readUser(session.session.userId))
      if (user?.email === email) return { action: 'CONNECT' }
      const isKnown = await isKnownDevice(settings, email, device)
      await countMail(settings, email, isKnown ? device : undefined)
      const id = createFlowId()
      const flow: NewFlow = { purpose: 'login', device, browser, email, app, locale }
      if (settings.deviceApproval === 'new' && !isKnown) {
        await approval.ask(id, flow, origin)
        return { action: 'VERIFY_DEVICE', flow: id }
      }
      await flows.mailCode(id, flow)
      return { action: 'VERIFY_OTP', flow: id }
    },
    async device({ read, device, request }) {
      const { flow } = read(flowRequestSchema)
      return { approved: await approval.wait(flow, device, request.signal) }
    },
    async finish({ read, device, browser }) {
      const { flow: id, code } = read(codeRequestSchema)
      const { flow, restore } = await flows.check(id, device, 'login', code)
      try {
        return await beginSession({ provider: 'email', subject: flow.email }, flow.app, { device, browser })
      } catch (error) {
        // Nobody was logged in, so make the code valid again. An error here is ignored.
        await restore().catch(() => {})
        throw error
      }
    },
  }
}
