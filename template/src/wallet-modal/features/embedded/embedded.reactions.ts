import { action, compareStructural, observable, reaction } from 'mobx'
import type { AuthClient, AuthUser, FrameWindow } from '../../connectors/auth-frame/auth-client'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { RootStore } from '../../stores/root/root.store'
import { frameApp } from './frame-app'
import { showAccountTypes } from './show-account-types'

interface EmbeddedParts {
  root: RootStore
  frame: AuthClient
  element: FrameWindow
  /** The visitor who is logged in, by the namespace of the account. Observable. */
  users: ReadonlyMap<ChainNamespace, AuthUser>
  /** The window of the app's page. */
  page: Window
  /** The number of the frame's document; 0 while no document can take requests. A new document changes the number. Observable. */
  documents: () => number
  /** Whether the frame needs the visitor for something other than a request to the wallet. Observable. */
  isNeeded: () => boolean
}

/** Whether the system's colour scheme is dark. Observable. */
function watchDark(page: Window, signal: AbortSignal): () => boolean {
  const media = page.matchMedia('(prefers-color-scheme: dark)')
  const isDark = observable.box(media.matches)
  media.addEventListener(
    'change',
    action(({ matches }) => isDark.set(matches)),
    { signal },
  )
  return () => isDark.get()
}

/** Sends theme and app data to each document of the frame before its first request, and after each change. */
function syncWithPage({ root, frame, page, documents }: EmbeddedParts, signal: AbortSignal): void {
  const { locale, options, router, theme } = root
  const isDark = watchDark(page, signal)
  reaction(
    () => ({
      document: documents(),
      themeMode: theme.themeMode ?? (isDark() ? 'dark' : 'light'),
      accent: theme.themeVariables['--wm-accent'],
      isApproving: router.view === 'ApproveTransaction',
    }),
    ({ document, themeMode, accent }) => {
      if (document > 0) frame.syncTheme({ themeMode, ...(accent && { w3mThemeVariables: { '--w3m-accent': accent } }) })
    },
    { signal, equals: compareStructural },
  )
  reaction(
    () => {
      const { metadata, projectId, sdkType, sdkVersion } = options.state
      return { document: documents(), metadata, projectId, sdkType, sdkVersion, language: locale.modal.locale }
    },
    ({ document, language }) => {
      if (document > 0) frame.syncDappData({ ...frameApp(options.state, page), locale: language })
    },
    { signal, equals: compareStructural },
  )
}

/** Adds the visitor who is logged in to the connected wallet, and names the wallet after the visitor's e-mail address. */
function showUsers({ root, frame, users }: EmbeddedParts, signal: AbortSignal): void {
  const { chain } = root
  reaction(
    () =>
      [...chain.chains.values()].flatMap(({ namespace, accountState: { connectedWalletInfo: info } }) => {
        const user = users.get(namespace)
        if (info?.type !== 'AUTH' || !user || compareStructural(info.user, user)) return []
        return [{ namespace, info: { ...info, name: user.email ?? info.name, user, authProvider: frame.provider } }]
      }),
    (changes) => {
      for (const { namespace, info } of changes) chain.setAccountProp('connectedWalletInfo', info, namespace)
    },
    { signal, fireImmediately: true },
  )
}

/** Shows the frame while the visitor has to do something in it, and sends theme and app data to the frame. */
export function startEmbeddedReactions(parts: EmbeddedParts, signal: AbortSignal): void {
  const { root, frame, element, isNeeded } = parts
  const { account, accountLoader, modal, platform } = root
  const reasons = new Set<'approval' | 'need'>()
  const setShown = (reason: 'approval' | 'need', isShown: boolean) => {
    if (isShown) reasons.add(reason)
    else reasons.delete(reason)
    element.setShown(reasons.size > 0)
  }

  /** How many views show the frame for an approval. */
  let views = 0
  const show = () => {
    const isOwn = account.walletInfo?.type === 'AUTH'
    if (!isOwn) return () => {}
    views += 1
    setShown('approval', true)
    return () => {
      views -= 1
      // React's strict mode unmounts a view and mounts it again at once. The request goes on.
      queueMicrotask(() => {
        if (views > 0) return
        setShown('approval', false)
        // Nobody can approve a request in a hidden frame.
        frame.abortRequests()
      })
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

  syncWithPage(parts, signal)
  showUsers(parts, signal)
  showAccountTypes(root, parts.users, signal)
}
