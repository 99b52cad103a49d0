import { FrameError } from '../frame-error'
import type { Account, Login } from './account'
import { hasServerCode } from './errors'
import { showAddressScreen, showSendScreen } from './screens/address-screen'
import { showCodeScreen } from './screens/code-screen'
import { showDeviceScreen } from './screens/device-screen'

type LoginParts = Pick<Account, 'platform' | 'api' | 'stage'>

/** How long a login waits for the approval of this browser, in milliseconds. */
const approvalLimit = 20 * 60_000

interface LoginRequest {
  /** The address of somebody who is logged in and has to prove it again. Undefined: the visitor types it. */
  email?: string
  /** What happened before. */
  notice?: string | undefined
  done: (login: Login) => void
  /** Where a visitor goes who does not want to log in again. */
  back?: () => void
}

/** Asks the visitor for an address and the code that is sent there. */
export function askForLogin(parts: LoginParts, request: LoginRequest): void {
  const { platform, api, stage } = parts
  const begin = () =>
    request.email === undefined
      ? showAddressScreen(stage, { notice: request.notice, send: start, sent })
      : showSendScreen(stage, { email: request.email, send: start, sent, back: request.back })

  /** Sends a code. No token goes with it, so that the visitor proves the address in any case. */
  async function start(email: string) {
    const answer = await api.startEmail(email, platform.window.location.origin).catch((error: unknown) => {
      throw hasServerCode(error, 'REQUEST_NOT_VALID') ? new FrameError('This is not an e-mail address') : error
    })
    if (answer.action === 'CONNECT')
      throw new FrameError('The wallet server gave an answer that the wallet does not understand')
    return { ...answer, email }
  }

  async function approved(flow: string, signal: AbortSignal): Promise<void> {
    const end = platform.now() + approvalLimit
    while (!(await api.awaitDevice(flow, signal))) {
      if (signal.aborted || platform.now() >= end) throw new FrameError('Nobody approved this browser. Start again')
    }
  }

  function sent({ action, flow, email }: Awaited<ReturnType<typeof start>>, notice?: string): void {
    const askForCode = () =>
      showCodeScreen(stage, {
        email,
        notice,
        check: (code) => api.finishEmail(flow, code),
        checked: ({ token, user }) => request.done({ token, email: user.email }),
        sendAgain: () => start(email),
        sentAgain: (answer) => sent(answer, 'We sent a new code. Only the newest code works.'),
        back: begin,
      })
    if (action === 'VERIFY_OTP') askForCode()
    else showDeviceScreen(stage, { email, wait: (signal) => approved(flow, signal), approved: askForCode, back: begin })
  }

  begin()
}
