import { TranslatedError } from '../../locales/error-text'
import type { Account } from '../account'
import { explainAddress, hasServerCode } from '../errors'
import { showAddEmailScreen } from '../screens/add-screens'
import { showCodeScreen } from '../screens/code-screen'
import { showDoneScreen } from '../screens/lock-screens'
import { loginTexts } from '../texts/login-texts'

interface SentCode {
  flow: string
  email: string
}

/**
 * Adds an e-mail address to the identities of a visitor without an address. No mailbox could confirm this change, so the visitor's login
 * must be at most five minutes old.
 */
export function addEmail(account: Account): void {
  const { api, stage, platform, home } = account
  const { addEmail: texts, code: codeTexts, noAddress } = stage.language.textsOf(loginTexts)
  const { title } = texts

  const open = () => account.load({ title, needsFreshLogin: true, work: async () => {}, then: show, back: home })

  /** Requests a code. Resolves with undefined if the visitor's login has become too old. */
  async function start(email: string): Promise<SentCode | undefined> {
    const token = account.login?.token ?? ''
    try {
      const { action, flow } = await api.startEmailChange(token, email, platform.window.location.origin)
      if (action === 'VERIFY_SECONDARY_OTP') return { flow, email }
    } catch (error) {
      if (hasServerCode(error, 'LOGIN_TOO_OLD')) return undefined
      throw explainAddress(error, noAddress)
    }
    throw new TranslatedError(texts.hasOne)
  }

  const sent = (code: SentCode | undefined, notice?: string) => {
    if (!code) return account.renewLogin(show, home)
    const { flow, email } = code
    showCodeScreen(stage, {
      email,
      notice,
      submit: texts.action,
      check: (digits) => api.proveNewEmail(account.login?.token ?? '', flow, digits),
      checked: (added) =>
        showDoneScreen(stage, {
          title: texts.done,
          text: texts.doneText(added.email),
          home,
        }),
      sendAgain: () => start(email),
      sentAgain: (next) => sent(next, codeTexts.sentAgain),
      back: show,
    })
  }

  function show(): void {
    showAddEmailScreen(stage, { title, send: start, sent: (code) => sent(code), back: home })
  }

  open()
}
