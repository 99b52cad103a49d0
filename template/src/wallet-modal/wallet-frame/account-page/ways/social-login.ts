import type { LoginAnswer, SocialProvider } from '../../../wallet-server/api'
import { TranslatedError } from '../../locales/error-text'
import { socialFinishCall, socialStartCall } from '../../server/login-calls'
import type { Account, Login } from '../account'
import { endSession } from '../end-session'
import { proveAccount } from './prove-account'
import { loginTexts } from '../texts/login-texts'
import { providerName } from './identity-names'

type SocialLoginParts = Pick<Account, 'platform' | 'config' | 'api' | 'stage'>

interface SocialLoginOptions {
  provider: SocialProvider
  /** Ends the login: the window closes, and a session that the server creates later ends at once. */
  signal: AbortSignal
  /** Checks the user of the login. @throws TranslatedError to refuse the login */
  accept?: ((answer: LoginAnswer) => void) | undefined
}

/** Logs in at a provider, in a new window. Call this function while the visitor's click is handled. */
export async function logInAt(
  parts: SocialLoginParts,
  { provider, signal, accept }: SocialLoginOptions,
): Promise<Login> {
  const { api, stage } = parts
  const texts = stage.language.textsOf(loginTexts).provider
  const proof = await proveAccount(parts, provider, (body) => api.call(socialStartCall(body)), signal)
  const answer = await api.call(socialFinishCall(proof))
  if (signal.aborted) {
    endSession(api, answer.token)
    throw new TranslatedError(texts.over)
  }
  accept?.(answer)
  const { token, user, name = texts.account(providerName(provider, stage.language)) } = answer
  return { token, userId: user.id, identity: { provider, name } }
}
