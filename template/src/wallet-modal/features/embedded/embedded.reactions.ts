import { compareStructural, reaction } from 'mobx'
import type { AuthClient, FrameWindow } from '../../connectors/auth-frame/auth-client'
import type { RootStore } from '../../stores/root/root.store'

interface EmbeddedParts {
  root: RootStore
  frame: AuthClient
  element: FrameWindow
}

/** Shows the frame while the visitor has to approve a request, and tells the frame how the page looks. */
export function startEmbeddedReactions({ root, frame, element }: EmbeddedParts, signal: AbortSignal): void {
  const { account, accountLoader, platform, router, theme } = root

  const show = () => {
    const isOwn = account.walletInfo?.type === 'AUTH'
    if (isOwn) element.setShown(true)
    return () => {
      if (!isOwn) return
      element.setShown(false)
      // Nobody can approve a request in a hidden frame.
      frame.abortRequests()
    }
  }
  accountLoader.load().then(
    ({ approvals }) => (approvals.showWallet = show),
    (error: unknown) => platform.log.warn('Requests to the embedded wallet cannot be shown.', error),
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
