import type { Siwx } from '../../domain/sign-in/siwx'
import type { PairingSignIn } from '../../stores/connection/pairing-sign-in'
import { fieldsOf } from '../../domain/sign-in/message-fields'
import type { RootStore } from '../../stores/root/root.store'
import { checkFields, readMessage } from './signing/check-message'
import { trackSignIn } from './sign-in-events'

/** Lets a paired wallet sign in with the same approval that connects it (one-click auth). */
export function pairingSignIn(
  root: Pick<RootStore, 'account' | 'chain' | 'events' | 'platform'>,
  siwx: Siwx,
): PairingSignIn {
  const { chain, platform } = root
  return {
    async prepare() {
      const chainId = chain.activeCaipNetwork?.caipNetworkId
      const isEvm = chain.requestedCaipNetworks.every(({ chainNamespace }) => chainNamespace === 'eip155')
      if (!chainId || !isEvm || siwx.asksOnConnect?.() === false) return undefined
      const data = fieldsOf(await siwx.createMessage({ chainId, accountAddress: '' }))
      checkFields(data, platform.window()?.location.host)
      return data
    },
    async complete(sessions) {
      if (!sessions.every(({ message }) => readMessage(message))) {
        // Some wallets write the account's address without its checksum. Such a wallet is still connected, and asked to sign afterwards.
        platform.log.warn('The wallet has signed a text that is no sign-in message. The visitor is asked again.')
        return
      }
      try {
        await siwx.setSessions(sessions)
        trackSignIn(root, 'SIWX_AUTH_SUCCESS')
      } catch (error) {
        trackSignIn(root, 'SIWX_AUTH_ERROR')
        throw error
      }
    },
    async undo(sessions) {
      await Promise.all(sessions.map(({ data }) => siwx.revokeSession(data.chainId, data.accountAddress)))
    },
  }
}
