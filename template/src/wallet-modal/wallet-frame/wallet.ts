import './wallet-frame.css'
import { createApprovalQueue } from './approval/approval-queue'
import { createScreens } from './approval/screens'
import * as accountKinds from './account-kinds'
import type { AccountKind } from './account-kinds/account-kind'
import { createAccountTypes } from './account-kinds/account-types'
import type { Answer, PageRequest, Say } from './channel/parent-channel'
import type { FrameConfig } from './config'
import { createKeyRing } from './custody/key-ring'
import type { ChooseLocks, Unlock } from './custody/locks'
import { loadOnce } from './load-once'
import { createFrameLog } from './log'
import type { FramePlatform } from './platform'
import { withDeadline } from './platform'
import { createQuestions } from './questions/questions'
import { createScreenVisitor } from './questions/screen-visitor'
import type { Visitor } from './questions/visitor'
import type { SharedContext, WalletContext } from './requests/context'
import { createHandlers, loginUnits } from './requests/requests'
import { ServerError } from './server/server-calls'
import { createWalletApi } from './server/wallet-api'
import { loadActiveNetworks, namespaceOf } from './session/active-networks'
import { createAddresses } from './session/addresses'
import { notConnected } from './session/not-connected'
import { createSession, nameOfUser } from './session/session'
import { createFrameStorage } from './storage/frame-storage'

interface WalletOptions {
  platform: FramePlatform
  config: FrameConfig
  /** Sends the page a message that is not the answer to a request. */
  tellPage: (message: unknown) => void
  /** Default: the visitor who decides on the frame's screens. */
  visitor?: Visitor
}

/** The wallet, as the channel to the page uses it. */
export interface Wallet {
  answer: Answer
  say: Say
}

/** How long a reply waits for the sentence to the visitor, in milliseconds. */
const sentenceLimit = 3_000

/** The kind of smart account that a unit adds. Undefined without such a unit. */
const [accountKind] = Object.values<AccountKind>(accountKinds)

/** Puts the parts of the wallet together. */
export async function createWallet({ platform, config, tellPage, ...options }: WalletOptions): Promise<Wallet> {
  const log = createFrameLog(platform)
  const storage = createFrameStorage(platform)
  const api = createWalletApi(platform, config, storage)
  const session = createSession(storage, platform)
  const queue = createApprovalQueue()
  const app: SharedContext['app'] = {}
  const language = async () => (await import('./locales/load-language')).loadLanguage(platform, app.locale)
  const screens = createScreens(platform.window.document, language)
  const questions = createQuestions(screens)
  const visitor = options.visitor ?? createScreenVisitor(platform, config.name, () => queue.waiting)
  const unlock: Unlock = (wallet) =>
    questions.ask(async ({ origin }, signal) =>
      visitor.unlock({ ...wallet, origin, language: await language() }, signal),
    )
  const setUp: ChooseLocks = (wallet) =>
    questions.ask(async ({ origin }, signal) =>
      visitor.setUp({ ...wallet, origin, language: await language() }, signal),
    )
  const chooseLocks = config.locks === 'passkey' ? setUp : undefined
  const loadKeyStore = loadOnce(async () =>
    (await import('./custody/key-store')).createVaultKeyStore(platform.crypto, api.now, unlock, chooseLocks),
  )
  const keys = createKeyRing(platform, loadKeyStore)
  const hint = new URL(platform.window.location.href).searchParams.get('chainId')
  const namespaces = [...new Set(config.networks.map(namespaceOf))]
  const addressOf = createAddresses({ session, api, namespaces })

  const dropKeys = () => {
    keys.drop()
    questions.end()
  }

  const context: SharedContext = {
    platform,
    config,
    api,
    session,
    networks: await loadActiveNetworks(config, storage, hint),
    accountTypes: createAccountTypes({ platform, config, log }, accountKind),
    log,
    queue,
    progress: screens.progress,
    app,
    language,
    dropKeys,
    storage,
    tellPage,
    async logIn({ token, expiresAt, user, name }, origin) {
      dropKeys()
      // The clock of this device may differ from the server's clock, so the end of the session is stored in the time of this device.
      const lifetime = expiresAt - api.now()
      return session.start({ token, expiresAt: platform.now() + lifetime, user: { ...user, name } }, origin)
    },
    async authorized(origin, work) {
      const login = await session.of(origin)
      if (!login) throw notConnected()
      try {
        return await work(login)
      } catch (error) {
        if (error instanceof ServerError && error.serverCode === 'NOT_SIGNED_IN') {
          // Another login may have started in the meantime.
          if ((await session.current())?.token === login.token) {
            dropKeys()
            await session.end()
          }
        }
        throw error
      }
    },
    forRequest(request, isShown = false) {
      const ring: WalletContext['ring'] = {
        use: (own, work) => questions.during({ ...request, isShown }, () => keys.use(own, work)),
      }
      return {
        ...context,
        ring,
        addressOf: (login, account) => addressOf(login, account, ring),
        ask: (approval) =>
          screens.show(async () => {
            await visitor.approve(storage.isLasting ? approval : { ...approval, isLoginLost: true }, request.signal)
            screens.progress('working')
          }),
        askConsent: (user) =>
          questions.during({ ...request, isShown }, () =>
            questions.ask(async (_, signal) =>
              visitor.consent(
                { origin: request.origin, language: await language(), user: nameOfUser(user) },
                AbortSignal.any([signal, request.signal]),
              ),
            ),
          ),
      }
    },
  }

  const handlers = createHandlers(context)
  for (const { start } of loginUnits) start?.(context)
  const answer: Answer = async ({ name, payload, origin, signal, needFrame }) => {
    // The channel has checked the payload with the schema of this name.
    const handler: (payload: never, request: PageRequest) => Promise<unknown> = handlers[name]
    try {
      return await handler(payload as never, { origin, signal, needFrame })
    } catch (error) {
      log.error(name, error)
      throw error
    }
  }
  // Without a sentence, the modal shows a text of its own.
  const say: Say = (error) =>
    withDeadline(
      platform,
      sentenceLimit,
      () => new Error('late'),
      async () => (await import('./locales/say')).say(platform, app.locale, error),
    ).catch(() => undefined)
  return { answer, say }
}
