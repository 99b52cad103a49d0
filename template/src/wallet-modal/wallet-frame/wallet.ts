import './wallet-frame.css'
import type { AskVisitor } from './approval/approval'
import { createApprovalQueue } from './approval/approval-queue'
import { createApprovalScreen } from './approval/approval-screen'
import { clearScreen, showProgress } from './approval/progress'
import type { Answer } from './channel/parent-channel'
import type { FrameConfig } from './config'
import { createKeyRing } from './custody/key-ring'
import { notConnected } from './frame-error'
import { loadOnce } from './load-once'
import type { FramePlatform } from './platform'
import type { WalletContext } from './requests/context'
import { createHandlers } from './requests/requests'
import { ServerError } from './server/server-calls'
import { createWalletApi } from './server/wallet-api'
import type { FrameNamespace } from './session/active-networks'
import { loadActiveNetworks } from './session/active-networks'
import { createSession } from './session/session'
import { createFrameStorage } from './storage/frame-storage'

interface WalletOptions {
  platform: FramePlatform
  config: FrameConfig
  /** Default: the screen of the frame. */
  ask?: AskVisitor
}

/** Puts the parts of the wallet together. Returns the function that answers the page's requests. */
export async function createWallet({ platform, config, ask }: WalletOptions): Promise<Answer> {
  const storage = createFrameStorage(platform)
  const api = createWalletApi(platform, config, storage)
  const session = createSession(storage, platform)
  const queue = createApprovalQueue()
  const loadKeyStore = loadOnce(async () =>
    (await import('./custody/key-store')).createVaultKeyStore(platform.crypto, api.now),
  )
  const ring = createKeyRing(platform, loadKeyStore)
  const hint = new URL(platform.window.location.href).searchParams.get('chainId')
  let known: { token: string; addresses: Partial<Record<FrameNamespace, string>> } | undefined

  const context: WalletContext = {
    platform,
    config,
    api,
    session,
    networks: await loadActiveNetworks(config, storage, hint),
    ring,
    queue,
    ask: ask ?? createApprovalScreen({ platform, waiting: () => queue.waiting }),
    progress(text) {
      const { document } = platform.window
      if (text === undefined) clearScreen(document)
      else showProgress(document, text)
    },
    app: {},
    async authorized(origin, work) {
      const login = await session.of(origin)
      if (!login) throw notConnected()
      try {
        return await work(login)
      } catch (error) {
        if (error instanceof ServerError && error.serverCode === 'NOT_SIGNED_IN') {
          // Another login may have started in the meantime.
          if ((await session.current())?.token === login.token) {
            ring.drop()
            await session.end()
          }
        }
        throw error
      }
    },
    async addressOf({ token }, namespace) {
      if (known?.token !== token) known = { token, addresses: {} }
      const { addresses } = known
      // Addresses come from the keys, so that the server cannot name others.
      return (addresses[namespace] ??= await ring.use({ token, api }, async (signer) =>
        namespace === 'solana' ? signer.solanaAddress() : signer.evmAddresses.eoa,
      ))
    },
  }

  const handlers = createHandlers(context)
  return ({ name, payload, origin, signal }) => {
    // The channel has checked the payload with the schema of this name.
    const handler: (payload: never, origin: string, signal: AbortSignal) => Promise<unknown> = handlers[name]
    return handler(payload as never, origin, signal)
  }
}
