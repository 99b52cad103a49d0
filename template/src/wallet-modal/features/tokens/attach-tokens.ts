import { reaction } from 'mobx'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import type { TokenBalance } from '../../domain/tokens/token'
import type { AccountStores } from '../../stores/account/account-stores'
import { pollWhile } from '../../stores/root/poll-while'
import type { RootStore } from '../../stores/root/root.store'
import { AccountTotals } from './account-totals'
import { TokenBalances } from './token-balances.store'
import { TokenService } from './token-service'

declare module '../../stores/account/account-stores' {
  interface AccountStores {
    /** The tokens of the active account. */
    tokens: TokenBalances
    /** The value of each account of the wallet. */
    totals: AccountTotals
    /** Reads the connected wallet's own list of tokens on a network. Set by the unit that supports such lists. */
    walletAssets?: (network: Network) => Promise<readonly TokenBalance[] | undefined>
  }
}

/** Reads the tokens of the active account while they are shown, and after every transaction. */
export function attachTokens(root: RootStore, stores: AccountStores, signal: AbortSignal): void {
  const { account, chain, memory, modal, platform, router } = root
  const repositories = () => memory.repositories()
  const service = new TokenService({ platform, api: stores.api, repositories })
  const tokens = new TokenBalances({
    platform,
    chain,
    account,
    service,
    repositories,
    reader: (network) => stores.reader(network),
    walletAssets: async (network) => stores.walletAssets?.(network),
    showError: (error) => stores.showError(error),
    signal,
  })
  stores.tokens = tokens
  stores.totals = new AccountTotals({ chain, service })
  stores.refreshes.add(() => void tokens.fetchTokenBalance({ force: true }))

  reaction(
    () => account.caipAddress === undefined,
    (hasLeft) => {
      if (hasLeft) tokens.forget()
    },
    { signal },
  )

  reaction(
    () => router.view === 'SwitchAddress' && chain.activeCaipNetwork,
    (isShown) => {
      if (isShown) void stores.totals.read()
    },
    { signal },
  )

  const refresh = () => {
    if (!tokens.isServiceDown) void tokens.fetchTokenBalance()
  }
  pollWhile(
    () => modal.isShown && router.traits.showsTokens && account.isConnected && account.caipAddress,
    { run: refresh, interval: limits.tokenPoll },
    platform,
    signal,
  )
}
