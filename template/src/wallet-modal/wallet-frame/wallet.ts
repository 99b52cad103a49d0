import './wallet-frame.css'
import type { AskVisitor } from './approval/approval'
import { createApprovalQueue } from './approval/approval-queue'
import { createScreens } from './approval/screens'
import type { AskUnlock } from './approval/unlocking'
import { createUnlocking } from './approval/unlocking'
import type { Answer, PageRequest } from './channel/parent-channel'
import type { FrameConfig } from './config'
import { createKeyRing } from './custody/key-ring'
import { notConnected } from './frame-error'
import { loadOnce } from './load-once'
import type { FramePlatform } from './platform'
import type { SharedContext, WalletContext } from './requests/context'
import { createHandlers } from './requests/requests'
import { ServerError } from './server/server-calls'
import { createWalletApi } from './server/wallet-api'
import { loadActiveNetworks, namespaceOf } from './session/active-networks'
import { createAddresses } from './session/addresses'
import { createSession } from './session/session'
import { createFrameStorage } from './storage/frame-storage'

interface WalletOptions {
  platform: FramePlatform
  config: FrameConfig
  /** Default: the screen of the frame. */
  ask?: AskVisitor
  /** Default: the screen of the frame. */
  askUnlock?: AskUnlock
}

/** Puts the parts of the wallet together. Returns the function that answers the page's requests. */
export async function createWallet({ platform, config, ask, askUnlock }: WalletOptions): Promise<Answer> {
  const storage = createFrameStorage(platform)
  const api = createWalletApi(platform, config, storage)
  const session = createSession(storage, platform)
  const queue = createApprovalQueue()
  const screens = createScreens(platform.window.document)
  // A login shows neither screen, so both are loaded when they are needed.
  const loadApprovalScreen = loadOnce(async () =>
    (await import('./approval/confirmed-approval')).createConfirmedApproval(platform, () => queue.waiting),
  )
  const loadUnlockScreen = loadOnce(async () =>
    (await import('./approval/unlock-screen')).createUnlockScreen({ platform }),
  )
  const unlocking = createUnlocking(screens, askUnlock ?? (async (...asked) => (await loadUnlockScreen())(...asked)))
  const loadKeyStore = loadOnce(async () =>
    (await import('./custody/key-store')).createVaultKeyStore(platform.crypto, api.now, unlocking.unlock),
  )
  const keys = createKeyRing(platform, loadKeyStore)
  const hint = new URL(platform.window.location.href).searchParams.get('chainId')
  const namespaces = [...new Set(config.networks.map(namespaceOf))]
  const addressOf = createAddresses({ session, api, namespaces })

  const dropKeys = () => {
    keys.drop()
    unlocking.end()
  }

  const context: SharedContext = {
    platform,
    config,
    api,
    session,
    networks: await loadActiveNetworks(config, storage, hint),
    queue,
    progress: screens.progress,
    app: {},
    dropKeys,
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
        use: (own, work) => unlocking.during({ ...request, isShown }, () => keys.use(own, work)),
      }
      return {
        ...context,
        ring,
        addressOf: (login, namespace) => addressOf(login, namespace, ring),
        ask: (approval) =>
          screens.show(async () => {
            await (ask ?? (await loadApprovalScreen()))(approval, request.signal)
            screens.progress('Working…')
          }),
      }
    },
  }

  const handlers = createHandlers(context)
  return ({ name, payload, origin, signal, needFrame }) => {
    // The channel has checked the payload with the schema of this name.
    const handler: (payload: never, request: PageRequest) => Promise<unknown> = handlers[name]
    return handler(payload as never, { origin, signal, needFrame })
  }
}
