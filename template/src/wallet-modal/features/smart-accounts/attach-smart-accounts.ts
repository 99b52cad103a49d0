import { compareStructural, reaction } from 'mobx'
import type { AuthUser } from '../../connectors/auth-frame/auth-client'
import { Latest } from '../../domain/latest'
import type { AccountStores } from '../../stores/account/account-stores'
import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { newLoginAccount } from './new-login-account'
import { SmartAccounts } from './smart-accounts.store'

/** The chain id of the visitor's network, if the frame has listed a smart account there. */
function networkWithAccount({ accounts, chainId }: AuthUser): readonly number[] {
  const hasAccount = accounts.some(({ type }) => type === 'smartAccount')
  return hasAccount ? [Number(chainId.replace('eip155:', ''))] : []
}

/** Adds the smart account of the embedded wallet, on the networks for which the frame offers one. */
export function attachSmartAccounts(root: RootStore, _: AccountStores, signal: AbortSignal): void {
  const { chain, features, options } = root
  const smartAccounts = new SmartAccounts(root)
  addFeatures(root, { smartAccounts, newLoginAccount: () => newLoginAccount(options.state.preferredAccountType) })

  const latest = new Latest()
  reaction(
    () => {
      const user = features.embeddedWallet?.users.get('eip155')
      return user && { chainId: user.chainId, own: networkWithAccount(user) }
    },
    (login) => {
      latest.stop()
      const frame = features.embeddedWallet?.frame
      if (!login || !frame) return
      const { own } = login
      const attempt = latest.begin()
      /** Stores the given networks together with the network of the visitor's smart account. */
      const show = (networks: readonly number[]) => {
        if (attempt.aborted) return
        chain.setChainNetworkData({ smartAccountEnabledNetworks: [...new Set([...networks, ...own])] }, 'eip155')
      }
      show(frame.lastSmartAccountNetworks)
      void frame.smartAccountNetworks().then(show)
    },
    { signal, fireImmediately: true, equals: compareStructural },
  )
}
