import type { RootStore } from '../../stores/root/root.store'

type SignInEvent = 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR' | 'CLICK_CANCEL_SIWX' | 'CLICK_SIGN_SIWX_MESSAGE'

/** Tells what happened while signing in (specification, section 7). */
export function trackSignIn(root: RootStore, event: SignInEvent): void {
  const network = root.chain.activeCaipNetwork?.caipNetworkId ?? ''
  root.events.track({ event, properties: { network, isSmartAccount: root.account.isSmartAccount } })
}
