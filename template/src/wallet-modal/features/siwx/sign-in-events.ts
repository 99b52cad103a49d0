import type { RootStore } from '../../stores/root/root.store'

type SignInEvent = 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR' | 'CLICK_CANCEL_SIWX' | 'CLICK_SIGN_SIWX_MESSAGE'

/** Tracks a sign-in event with the active network and account type. */
export function trackSignIn(root: Pick<RootStore, 'account' | 'chain' | 'events'>, event: SignInEvent): void {
  const network = root.chain.activeCaipNetwork?.caipNetworkId ?? ''
  root.events.track({ event, properties: { network, isSmartAccount: root.account.isSmartAccount } })
}
