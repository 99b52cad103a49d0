import { compareStructural, reaction } from 'mobx'
import type { AuthClient, FrameWindow } from '../../connectors/auth-frame/auth-client'
import type { RootStore } from '../../stores/root/root.store'

interface EmbeddedParts {
  root: RootStore
  frame: AuthClient
  element: FrameWindow
  /** Whether the frame needs the visitor for something else than a request to the wallet. Observable. */
  isNeeded: () => boolean
}

/** Shows the frame while the visitor has to do something in it, and tells the frame how the page looks. */
export function startEmbeddedReactions({ root, frame, element, isNeeded }: EmbeddedParts, signal: AbortSignal): void {
  const { account, accountLoader, modal, platform, router, theme } = root
  const reasons = new Set<'approval' | 'need'>()
  const setShown = (reason: 'approval' | 'need', isShown: boolean) => {
    if (isShown) reasons.add(reason)
    else reasons.delete(reason)
    element.setShown(reasons.size > 0)
  }

  const show = () => {
    const isOwn = account.walletInfo?.type === 'AUTH'
    if (isOwn) setShown('approval', true)
    return () => {
      if (!isOwn) return
      setShown('approval', false)
      // Nobody can approve a request in a hidden frame.
      frame.abortRequests()
    }
  }
  accountLoader.load().then(
    ({ approvals }) => (approvals.showWallet = show),
    (error: unknown) => platform.log.warn('Requests to the embedded wallet cannot be shown.', error),
  )

  // The frame comes up only where the visitor is busy with the modal. Closing the modal ends what the frame asks for.
  reaction(
    () => ({ isAsked: isNeeded(), isShown: isNeeded() && modal.isShown }),
    ({ isAsked, isShown }) => {
      setShown('need', isShown)
      if (isAsked && !isShown) frame.stopNeeding()
    },
    { signal, equals: compareStructural },
  )

  const isDark = () => platform.window()?.matchMedia('(prefers-color-scheme: dark)').matches === true
  reaction(
    () => ({
      isLoggedIn: account.walletInfo?.type === 'AUTH',
      themeMode: theme.themeMode ?? (isDark() ? 'dark' : 'light'),
      accent: theme.themeVariables['--wm-accent'],
      isApproving: router.view === 'ApproveTransaction',
    }),
    ({ isLoggedIn, themeMode, accent }) => {
      if (isLoggedIn) frame.syncTheme({ themeMode, ...(accent && { w3mThemeVariables: { '--w3m-accent': accent } }) })
    },
    { signal, equals: compareStructural, fireImmediately: true },
  )
}
