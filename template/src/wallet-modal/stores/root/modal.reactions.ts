import { compareStructural, reaction } from 'mobx'
import { connectLimits } from '../../domain/wallets/connect-limits'
import { limits } from '../../domain/limits'
import type { ModalStores } from './modal-stores'
import { pollWhile } from './poll-while'
import type { RootStore } from './root.store'

/** Connects the stores while the modal is in use: navigation, polling, prefetching. Everything stops when the signal aborts. */
export function startModalReactions(root: RootStore, modalStores: ModalStores, signal: AbortSignal): void {
  const { account, chain, connection, modal, router, platform } = root
  chain.setIsSwitchingNamespace(false)

  reaction(
    () => ({ namespace: chain.activeChain, address: account.caipAddress }),
    ({ namespace, address }, before) => {
      const isSwitching = chain.isSwitchingNamespace || namespace !== before.namespace
      // While a wallet is asked to connect, the modal stays open, because the visitor waits for that wallet.
      const isWaiting = connection.attempt.state === 'waiting'
      if (!address && modal.isShown && !isSwitching && !isWaiting) modal.close('done')
      if (address && !before.address && modal.isShown && chain.isSwitchingNamespace) router.goBack()
      chain.setIsSwitchingNamespace(false)
    },
    { signal, equals: compareStructural },
  )

  reaction(
    () => chain.activeCaipNetwork?.caipNetworkId,
    () => {
      if (!modal.isShown) return
      if (router.view === 'SwitchNetwork') router.goBack()
      if (router.view === 'UnsupportedChain' && chain.isActiveNetworkSupported) modal.close('done')
    },
    { signal },
  )

  reaction(
    () => modal.isShown && router.view === 'ConnectingExternal',
    (isConnecting) => {
      if (!isConnecting) connection.abandonAttempt()
    },
    { signal },
  )

  let keepOpen = () => {}
  signal.addEventListener('abort', () => keepOpen(), { once: true })
  reaction(
    () => connection.attempt.state === 'connected',
    (isConnected) => {
      keepOpen()
      if (!isConnected || modalStores.keepsModalOpen) return
      keepOpen = platform.after(connectLimits.connectedHold, () => {
        if (router.traits.isConnecting) modal.close('done')
      })
    },
    { signal },
  )

  reaction(
    () => modal.isShown && (router.view === 'SwitchNetwork' || router.view === 'UnsupportedChain'),
    (isSwitching) => {
      if (!isSwitching) modalStores.networkSwitch.abandon()
    },
    { signal },
  )

  // While the Account view is open, the balance is read every 4 s.
  pollWhile(
    () => account.isConnected && modal.isShown && router.view === 'Account',
    { run: () => void account.refreshBalance(), interval: limits.balancePoll },
    platform,
    signal,
  )
}
