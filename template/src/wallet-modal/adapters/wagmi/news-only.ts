import type { Account } from '../../domain/account/account'
import type { AdapterListener, AdapterSession } from '../adapter'

const keyOf = (accounts: readonly Account[]) => accounts.map(({ address }) => address).join()

/** Passes only new values to a listener, because a wallet's events and wagmi's state report the same change twice. */
export function newsOnly({ accounts, chainId }: AdapterSession, listener: AdapterListener): AdapterListener {
  let heard = { accounts: keyOf(accounts), chainId: String(chainId), isOver: false }
  return {
    ...listener,
    accountsChanged(next) {
      if (heard.isOver || keyOf(next) === heard.accounts) return
      heard = { ...heard, accounts: keyOf(next) }
      listener.accountsChanged(next)
    },
    networkChanged(next) {
      if (heard.isOver || String(next) === heard.chainId) return
      heard = { ...heard, chainId: String(next) }
      listener.networkChanged(next)
    },
    disconnected() {
      if (heard.isOver) return
      heard = { ...heard, isOver: true }
      listener.disconnected()
    },
  }
}
