import type { ChangePrimaryAnswer, ChangeSecondaryAnswer, ChangeStartAnswer } from '../api'
import { codeRequestSchema, startRequestSchema } from '../api'
import { requireFreshLogin } from '../logins/fresh-login'
import { Refusal } from '../refusal'
import type { SignedInCall } from '../requests/calls'
import type { Settings } from '../settings'
import type { CheckedFlow, Flow, Flows, NewFlow } from './flows'
import { createFlowId } from './flows'
import { isKnownDevice, requireApp } from './known-device'
import { countMail } from './mail-limits'
import { noticeMail } from './mails'

/**
 * The change of the e-mail address: the user proves the current address with a mailed code, and then the new address. A user without an
 * address proves only the new address.
 */
export interface EmailChange {
  /** `POST email/change/start`. */
  start(call: SignedInCall): Promise<ChangeStartAnswer>
  /** `POST email/change/primary`. */
  primary(call: SignedInCall): Promise<ChangePrimaryAnswer>
  /** `POST email/change/secondary`. */
  secondary(call: SignedInCall): Promise<ChangeSecondaryAnswer>
}

const over = () => new Refusal('FLOW_OVER', 'The change of the address is over. Start again')

/** Creates the change of the e-mail address. The user and the wallet stay the same. */
export function createEmailChange(settings: Settings, flows: Flows): EmailChange {
  const { wallets, sendMail, appName, onError } = settings

  async function mailCode(id: string, flow: NewFlow): Promise<void> {
    const isKnown = await isKnownDevice(settings, flow.email, flow.device)
    await countMail(settings, flow.email, isKnown ? flow.device : undefined)
    await flows.mailCode(id, flow)
  }

  async function check({ read, device, session }: SignedInCall, purpose: Flow['purpose']) {
    const { flow: id, code } = read(codeRequestSchema)
    const checked: CheckedFlow = await flows.check(id, device, purpose, code)
    const { userId } = checked.flow
    if (userId !== session.session.userId) throw over()
    return { ...checked, id, userId }
  }

  /** @param from the current address; undefined for a user without an address */
  async function move(userId: string, from: string | undefined, to: string): Promise<void> {
    const outcome =
      from === undefined
        ? await wallets.addIdentity(userId, { provider: 'email', subject: to })
        : await wallets.moveEmail(userId, from, to)
    if (outcome === 'taken')
      throw new Refusal('EMAIL_TAKEN', 'This e-mail address belongs to another wallet already. Use another address')
    if (outcome === 'changed') throw over()
  }

  return {
    async start(call) {
      const { read, device, browser, session } = call
      const { email: otherEmail, app, locale } = read(startRequestSchema)
      requireApp(settings, app)
      const { userId } = session.session
      const user = await wallets.readUser(userId)
      if (!user) throw new Refusal('NOT_SIGNED_IN', 'Log in first')
      if (user.email === otherEmail)
        throw new Refusal('REQUEST_NOT_VALID', 'This is the address of your wallet already')
      const id = createFlowId()
      const asked = { device, browser, userId, app, locale }
      if (user.email === null) {
        // A user without an address has no mailbox that could confirm the change. So the login must be at most five minutes old; otherwise
        // anybody at an unattended browser could add a login.
        requireFreshLogin(settings, call, 'add an e-mail address')
        await mailCode(id, { ...asked, purpose: 'change-new', email: otherEmail })
        return { action: 'VERIFY_SECONDARY_OTP', flow: id }
      }
      await mailCode(id, { ...asked, purpose: 'change-current', email: user.email, otherEmail })
      return { action: 'VERIFY_PRIMARY_OTP', flow: id }
    },
    async primary(call) {
      const { flow, restore, id, userId } = await check(call, 'change-current')
      const { device, browser, app, locale, email: otherEmail, otherEmail: email } = flow
      if (email === undefined) throw over()
      try {
        await mailCode(id, { purpose: 'change-new', device, browser, email, otherEmail, userId, app, locale })
      } catch (error) {
        // No code was sent to the new address, so the first code can be used again. An error here is ignored.
        await restore().catch(() => {})
        throw error
      }
      return { action: 'VERIFY_SECONDARY_OTP' }
    },
    async secondary(call) {
      const { flow, userId } = await check(call, 'change-new')
      const { email: to, otherEmail: from, app, locale } = flow
      await move(userId, from, to)
      // The address has changed, whether or not the notice can be sent.
      if (from !== undefined) await sendMail(noticeMail({ to: from, appName, app, locale })).catch(onError)
      return { email: to }
    },
  }
}
