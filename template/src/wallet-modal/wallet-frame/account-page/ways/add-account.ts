import type { SocialProvider } from '../../../wallet-server/api'
import { newLoginFinishCall, newLoginStartCall } from '../../server/login-calls'
import type { Account } from '../account'
import { errorText } from '../../locales/error-text'
import type { FrameLanguage } from '../../locales/language'
import { hasServerCode } from '../errors'
import { showAddScreen } from '../screens/add-screens'
import { showDoneScreen } from '../screens/lock-screens'
import type { AccountProof } from './prove-account'
import { proveAccount } from './prove-account'
import { loginTexts } from '../texts/login-texts'
import { describeIdentity, providerName } from './identity-names'

const isOld = (error: unknown) => hasServerCode(error, 'LOGIN_TOO_OLD')

/** Adds an account at a provider to the identities of the wallet. The visitor's login must be at most five minutes old. */
export function addAccount(account: Account, provider: SocialProvider): void {
  const { api, stage, home } = account
  const { language } = stage
  const texts = language.textsOf(loginTexts).add
  const title = texts.title(providerName(provider, language))

  const open = () =>
    account.load({ title, needsFreshLogin: true, work: async () => {}, then: () => show(), back: home })

  /** Proves the account. Resolves with undefined if the visitor's login has become too old. */
  const prove = (signal: AbortSignal): Promise<AccountProof | undefined> => {
    const token = account.login?.token ?? ''
    return proveAccount(account, provider, (body) => api.call(newLoginStartCall(token, body)), signal).catch(
      (error: unknown) => {
        if (isOld(error)) return undefined
        throw error
      },
    )
  }

  /** Adds the proven account. If the visitor must log in again first, the proof stays valid. */
  const finish = (proof: AccountProof) =>
    account.load({
      title,
      needsFreshLogin: true,
      work: async ({ token }) => {
        try {
          return { added: await api.call(newLoginFinishCall(token, proof)) }
        } catch (error) {
          if (isOld(error) || hasServerCode(error, 'NOT_SIGNED_IN')) throw error
          return { problem: problemOf(error, language) }
        }
      },
      then: ({ added, problem }) => {
        if (added === undefined) return show(problem)
        showDoneScreen(stage, { title: texts.done, text: texts.doneText(describeIdentity(added)), home })
      },
      back: home,
    })

  function show(problem?: string): void {
    showAddScreen(stage, {
      provider,
      problem,
      prove,
      proven: (proof) => (proof ? finish(proof) : account.renewLogin(show, home)),
      back: home,
    })
  }

  open()
}

function problemOf(error: unknown, language: FrameLanguage): string {
  return hasServerCode(error, 'LOGIN_TAKEN') ? language.textsOf(loginTexts).add.taken : errorText(language, error)
}
