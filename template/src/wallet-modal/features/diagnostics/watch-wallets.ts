import { when } from 'mobx'
import { notSafeMethods, safeMethods } from '../../domain/wallets/rpc-methods'
import type { AccountStores, WalletTraffic } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import { errorCodeOf } from './error-code'
import type { ReportEntry } from '../../services/diagnostics/report-schema'

type WalletFacts = Omit<Extract<ReportEntry, { type: 'wallet' }>, 'at' | 'type'>

interface WalletWatcher {
  /** Returns the milliseconds since the start of the recording. The time never decreases. */
  elapsed: () => number
  note: (facts: WalletFacts) => void
}

/** The methods that a report may contain. Other methods become `other`, because an app can send any text as a method. */
const knownMethods: ReadonlySet<string> = new Set([
  ...safeMethods,
  ...notSafeMethods,
  ...[
    'eth_requestAccounts',
    'eth_sign',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'getAccountAddresses',
    'net_version',
  ],
  ...['sendTransfer', 'signMessage', 'signPsbt', 'solana_signIn', 'wallet_addEthereumChain', 'wallet_getPermissions'],
  ...['wallet_requestPermissions', 'wallet_revokePermissions', 'wallet_switchEthereumChain', 'wallet_watchAsset'],
])

/**
 * Calls `note` at the start and at the end of each request to a connected wallet, with the method and the result. Parameters and answers are not
 * read. The account stores report the requests, so `note` is called only after the account stores have loaded. Returns a function that stops
 * the observation.
 */
export function watchWallets(root: Pick<RootStore, 'accountLoader'>, watcher: WalletWatcher): () => void {
  const { accountLoader } = root
  let restore = (): void => {}
  const stopWaiting = when(
    () => accountLoader.isLoaded,
    () => (restore = follow(accountLoader.loaded, watcher)),
  )
  return () => {
    stopWaiting()
    restore()
  }
}

function follow(stores: AccountStores, { elapsed, note }: WalletWatcher): () => void {
  const inner = stores.traffic
  const begun = new Map<string, number[]>()
  let isStopped = false
  const request: WalletTraffic['request'] = (namespace, method, phase, error) => {
    inner?.request(namespace, method, phase, error)
    if (isStopped) return
    const known = knownMethods.has(method) ? method : 'other'
    const key = `${namespace} ${method}`
    const starts = begun.get(key) ?? []
    if (phase === 'started') {
      begun.set(key, [...starts, elapsed()])
      return note({ namespace, method: known, phase })
    }
    // The end of a request does not say which request has ended. The wallet is assumed to answer requests for the same method in order.
    const [first, ...others] = starts
    if (others.length > 0) begun.set(key, others)
    else begun.delete(key)
    note({
      namespace,
      method: known,
      phase,
      ...(phase === 'error' && { code: errorCodeOf(error) }),
      ...(first !== undefined && { ms: elapsed() - first }),
    })
  }
  const watched: WalletTraffic = {
    request,
    sent: (...sent) => inner?.sent(...sent),
    expectRequest: () => inner?.expectRequest(),
  }
  stores.traffic = watched
  return () => {
    isStopped = true
    if (stores.traffic === watched) stores.traffic = inner
  }
}
