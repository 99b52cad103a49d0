import type { SocialProvider, SocialStartAnswer } from '../../../wallet-server/api'
import type { FrameConfig } from '../../config'
import { TranslatedError } from '../../locales/error-text'
import type { FramePlatform } from '../../platform'
import { beginProof, isCallback, stateOf } from '../../server/social-proof'
import { openProviderWindow } from './provider-window'
import type { Stage } from '../stage'
import { loginTexts } from '../texts/login-texts'
import { providerName } from './identity-names'

/** The proof for the server that the visitor has an account at a provider. */
export interface AccountProof {
  /** The address that the provider has led the visitor back to. */
  uri: string
  /** The PKCE verifier. Until the proof is sent, only this page knows the verifier. */
  verifier: string
}

/** The body of `social/start` and `logins/start`. */
export interface StartRequest {
  provider: SocialProvider
  /** The origin of this page. */
  app: string
  challenge: string
}

export interface ProofParts {
  platform: FramePlatform
  config: FrameConfig
  stage: Pick<Stage, 'language'>
}

/**
 * Lets the visitor log in at a provider, in a new window. Call this function while the visitor's click is handled. The window is closed
 * at the end in any case.
 * @param start requests the address of the provider's page from the server
 * @param signal closes the window
 * @throws TranslatedError with the reason why there is no proof
 */
export async function proveAccount(
  { platform, config, stage: { language } }: ProofParts,
  provider: SocialProvider,
  start: (request: StartRequest) => Promise<SocialStartAnswer>,
  signal: AbortSignal,
): Promise<AccountProof> {
  const { origin } = platform.window.location
  const texts = language.textsOf(loginTexts).provider
  const over = () => new TranslatedError(texts.over)
  const opened = openProviderWindow(platform, { title: providerName(provider, language), texts }, signal)
  try {
    const { uri, state, verifier } = await beginProof(platform, (challenge) => {
      const asked = start({ provider, app: origin, challenge })
      // The visitor may close the window before the server answers.
      return Promise.race([asked, opened.answer.then(() => Promise.reject(over()))])
    })
    opened.go(uri)
    const answer = await opened.answer
    if (!isCallback(answer, { origin, provider }, config) || stateOf(answer) !== state) throw over()
    return { uri: answer, verifier }
  } finally {
    opened.close()
  }
}
