import type { PairingSignIn, Siwx } from '../../domain/siwx'
import type { RootStore } from '../../stores/root.store'
import { fieldsOf } from './sign-with-wallet'
import { trackSignIn } from './sign-in-events'

/** Lets a paired wallet sign in with the very yes that connects it. */
export function pairingSignIn(root: RootStore, siwx: Siwx): PairingSignIn {
  const { chain } = root
  return {
    async prepare() {
      const chainId = chain.activeCaipNetwork?.caipNetworkId
      const isEvm = chain.requestedCaipNetworks.every(({ chainNamespace }) => chainNamespace === 'eip155')
      if (!chainId || !isEvm || siwx.asksOnConnect?.() === false) return undefined
      return fieldsOf(await siwx.createMessage({ chainId, accountAddress: '' }))
    },
    async complete(sessions) {
      try {
        await siwx.setSessions(sessions)
        trackSignIn(root, 'SIWX_AUTH_SUCCESS')
      } catch (error) {
        trackSignIn(root, 'SIWX_AUTH_ERROR')
        throw error
      }
    },
  }
}
