import type { LateStores } from '../../stores/root/late-stores'
import { addFeatures } from '../../stores/root/add-features'
import type { RootStore } from '../../stores/root/root.store'
import { Farewell } from './farewell'
import { pairingSignIn } from './pairing-sign-in'
import { siwxOf } from './signing/siwx-of'
import { startSiwxReactions } from './siwx.reactions'
import { SiwxStore } from './siwx.store'

export { ConnectingSiweView, SIWXSignMessageView } from './views/sign-in-views'

/**
 * Starts signing in for a modal, once.
 * @throws WalletModalError SIWX_NOT_ENABLED for an app that does not have visitors sign in
 */
export function startSiwx(root: RootStore, late: LateStores): SiwxStore {
  const { features, modal, sessions } = root
  if (features.siwx) return features.siwx
  const siwx = siwxOf(root)
  const store = new SiwxStore({ root, late, siwx })
  const farewell = new Farewell(root, siwx)
  addFeatures(root, { siwx: store })
  modal.isHeld = () => store.isCloseDisabled
  root.farewell = (namespaces) =>
    farewell.leave(
      namespaces.flatMap((namespace) => {
        const address = root.chain.chains.get(namespace)?.accountState.address
        return address ? [{ namespace, address }] : []
      }),
    )
  late.pairingSignIn = pairingSignIn(root, siwx)
  const unfollow = siwx.follow?.(() => void store.check('news'))
  const stop = () => {
    unfollow?.()
    store.stop()
  }
  sessions.life.addEventListener('abort', stop, { once: true })
  startSiwxReactions({ root, store, farewell }, sessions.life)
  return store
}
