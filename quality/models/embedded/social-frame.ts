import { FrameModel } from '../../../template/src/wallet-modal/connectors/auth-frame/testing/contract/frame-model'
import { abortType, appPrefix, framePrefix } from '../../../template/src/wallet-modal/connectors/auth-frame/protocol'

type Options = ConstructorParameters<typeof FrameModel>[0]
interface Asked {
  type: string
  id: string
  payload?: { uri?: string } | undefined
}

/** The address of the visitor who has logged in in a window. */
export const visitorOf = (popUp: number): string => `visitor-${popUp}@example.com`

/** A document of the frame that also serves logins with social networks. If the page gives a login up, the document ends the new session. */
export class SocialFrame extends FrameModel {
  readonly #options: Options
  /** The logins whose replies may not have arrived. */
  readonly #logins = new Set<string>()

  constructor(options: Options) {
    super(options)
    this.#options = options
  }

  override async receive(data: unknown): Promise<void> {
    // The page checks the form of its requests.
    const { type, id, payload } = data as Asked
    const { stored, mail, post } = this.#options
    const reply = (name: string, content: unknown) =>
      post({ type: `${framePrefix}${name}_SUCCESS`, payload: content, id })
    if (type === `${appPrefix}GET_SOCIAL_REDIRECT_URI`)
      return reply('GET_SOCIAL_REDIRECT_URI', { uri: 'https://google.example/?state=abc' })
    if (type === abortType && this.#logins.delete(id)) stored.person = undefined
    if (type !== `${appPrefix}CONNECT_SOCIAL`) return super.receive(data)
    const email = visitorOf(Number(/code=(\d+)/.exec(payload?.uri ?? '')?.[1]))
    stored.person = mail.logIn(email)
    this.#logins.add(id)
    reply('CONNECT_SOCIAL', { userName: 'visitor', email })
  }
}
