import type { LoginAnswer } from '../../wallet-server/api'
import { TranslatedError } from '../locales/error-text'
import { notUnderstood } from '../server/server-calls'
import type { Account, Login } from './account'
import { explainAddress } from './errors'
import { showCodeScreen } from './screens/code-screen'
import { showDeviceScreen } from './screens/device-screen'
import { loginTexts } from './texts/login-texts'

/** How long a login waits for the approval of this browser, in milliseconds. */
const approvalLimit = 20 * 60_000

interface EmailLoginOptions {
  /** Checks the user of the login. @throws FrameError to refuse the login */
  accept?: (answer: LoginAnswer) => void
  done: (login: Login) => void
  back: () => void
}

/** A code that the server has sent, or will send when the visitor has approved this browser. */
interface SentCode {
  action: 'VERIFY_OTP' | 'VERIFY_DEVICE'
  flow: string
  email: string
}

/** The login with a code that is sent to an e-mail address. */
export interface EmailLogin {
  /** Requests a code. The request has no token, so the server cannot skip the code for a visitor who is logged in. */
  start(email: string): Promise<SentCode>
  /** Asks the visitor for the sent code. */
  sent(code: SentCode): void
}

/** Creates the login by e-mail, which shows its screens on the stage. */
export function createEmailLogin(
  { platform, api, stage }: Pick<Account, 'platform' | 'api' | 'stage'>,
  { accept, done, back }: EmailLoginOptions,
): EmailLogin {
  const texts = stage.language.textsOf(loginTexts)

  async function start(email: string): Promise<SentCode> {
    const answer = await api.startEmail(email, platform.window.location.origin).catch((error: unknown) => {
      throw explainAddress(error, texts.noAddress)
    })
    if (answer.action === 'CONNECT') throw notUnderstood()
    return { ...answer, email }
  }

  async function approved(flow: string, signal: AbortSignal): Promise<void> {
    const end = platform.now() + approvalLimit
    while (!(await api.awaitDevice(flow, signal))) {
      if (signal.aborted || platform.now() >= end) throw new TranslatedError(texts.device.late)
    }
  }

  async function finish({ flow, email }: SentCode, code: string): Promise<Login> {
    const answer = await api.finishEmail(flow, code)
    accept?.(answer)
    return { token: answer.token, userId: answer.user.id, identity: { provider: 'email', name: email } }
  }

  function sent(current: SentCode, notice?: string): void {
    const { action, flow, email } = current
    const askForCode = () =>
      showCodeScreen(stage, {
        email,
        notice,
        submit: texts.code.logIn,
        check: (code) => finish(current, code),
        checked: done,
        sendAgain: () => start(email),
        sentAgain: (next) => sent(next, texts.code.sentAgain),
        back,
      })
    if (action === 'VERIFY_OTP') askForCode()
    else showDeviceScreen(stage, { email, wait: (signal) => approved(flow, signal), approved: askForCode, back })
  }

  return { start, sent }
}
