import type { LockKind } from '../../custody/vault-json'
import { createActions, createButton, createPart, createText } from '../elements'
import type { FrameLanguage } from '../../locales/language'
import type { Stage } from '../stage'
import { accountTexts } from '../texts/account-texts'
import { lockTexts } from '../texts/lock-texts'
import type { Identity } from '../ways/identity-names'
import { providerName, shownName } from '../ways/identity-names'

interface HomeOptions {
  name: string
  /** The identity provider and the name that the visitor logged in with. */
  identity: Pick<Identity, 'provider' | 'name'>
  /** The locks of the wallet. None: there is no wallet yet. */
  kinds: readonly LockKind[]
  openWords: () => void
  lock: () => void
  renewCode: () => void
  /** Undefined where every wallet needs a passkey lock. */
  removeLock: (() => void) | undefined
  /** Creates the part with the ways to log in. Undefined for a server of an older version, which does not list identities. */
  createWays: ((document: Document, signal: AbortSignal) => HTMLElement) | undefined
  /** Creates the part with the browsers. */
  createBrowsers: (document: Document, signal: AbortSignal) => HTMLElement
  logOut: () => void
}

function loggedInText({ provider, name }: HomeOptions['identity'], language: FrameLanguage): string {
  const { loggedIn, loggedInWith } = language.textsOf(accountTexts).home
  return provider === 'email'
    ? loggedIn(shownName(name))
    : loggedInWith(providerName(provider, language), shownName(name))
}

/** Shows what the visitor can do with the wallet. */
export function showHomeScreen(stage: Stage, options: HomeOptions): void {
  const { identity, kinds, logOut, createWays, createBrowsers } = options
  const { language } = stage
  const { title, home: texts } = language.textsOf(accountTexts)
  stage.show(title, ({ document, signal }) => {
    const parts =
      kinds.length === 0
        ? [createText(document, texts.noWallet)]
        : [wordsPart(document, options, language), passkeyPart(document, options, language)]
    const leave = createButton(document, { testId: 'wa-logout', text: texts.logOut, onClick: logOut })
    return [
      createText(document, loggedInText(identity, language)),
      ...parts,
      ...(createWays ? [createWays(document, signal)] : []),
      createBrowsers(document, signal),
      createActions(document, leave),
    ]
  })
}

function wordsPart(document: Document, { openWords }: HomeOptions, language: FrameLanguage): HTMLElement {
  const { home, words } = language.textsOf(accountTexts)
  return createPart(
    document,
    { name: 'words', title: words.title },
    createText(document, home.words),
    createActions(document, createButton(document, { testId: 'wa-words-open', text: words.title, onClick: openWords })),
  )
}

function passkeyPart(
  document: Document,
  { name, kinds, lock, renewCode, removeLock }: HomeOptions,
  language: FrameLanguage,
): HTMLElement {
  const texts = language.textsOf(accountTexts).home
  const { renew, remove } = language.textsOf(lockTexts)
  if (kinds.includes('login')) {
    const button = createButton(document, { testId: 'wa-lock', text: texts.lock, onClick: lock })
    return createPart(
      document,
      { name: 'passkey', title: texts.passkey },
      createText(document, texts.loginOpens(name)),
      createActions(document, button),
    )
  }
  return createPart(
    document,
    { name: 'passkey', title: texts.passkey },
    createText(document, texts.isLocked),
    createActions(
      document,
      createButton(document, { testId: 'wa-new-code', text: renew.title, onClick: renewCode }),
      ...(removeLock ? [createButton(document, { testId: 'wa-unlock', text: remove.title, onClick: removeLock })] : []),
    ),
  )
}
