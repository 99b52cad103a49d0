import type { ModalStores } from '../../stores/root/modal-stores'
import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { SessionRevocation } from './session-revocation'
import { pairingSignIn } from './pairing-sign-in'
import { siwxOf } from './signing/siwx-of'
import { startSiwxReactions } from './siwx.reactions'
import { SiwxStore } from './siwx.store'

export { ConnectingSiweView, SIWXSignMessageView } from './views/sign-in-views'

/**
 * Starts signing in for a modal, once.
 * @throws WalletModalError SIWX_NOT_ENABLED if the app does not have visitors sign in
 */
export function startSiwx(root: RootStore, modalStores: ModalStores): SiwxStore {
  const { features, modal, sessions } = root
  if (features.siwx) return features.siwx
  const siwx = siwxOf(root)
  const store = new SiwxStore({ root, modalStores, siwx })
  const revocation = new SessionRevocation(root, siwx)
  addFeatures(root, { siwx: store })
  modal.isCloseBlocked = () => store.isCloseDisabled
  root.beforeDisconnect.add((namespaces) =>
    revocation.leave(
      namespaces.flatMap((namespace) => {
        const address = root.chain.chains.get(namespace)?.accountState.address
        return address ? [{ namespace, address }] : []
      }),
    ),
  )
  modalStores.pairingSignIn = pairingSignIn(root, siwx)
  const unfollow = siwx.follow?.(() => void store.check('news'))
  const stop = () => {
    unfollow?.()
    store.stop()
  }
  sessions.signal.addEventListener('abort', stop, { once: true })
  startSiwxReactions({ root, store, revocation }, sessions.signal)
  return store
}
