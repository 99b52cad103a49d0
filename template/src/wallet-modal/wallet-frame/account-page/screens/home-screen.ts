import type { LockKind } from '../../custody/vault-json'
import { createActions, createButton, createPart, createText } from '../elements'
import type { Stage } from '../stage'
import type { Identity } from '../ways/identity-names'
import { providerNames, shownName } from '../ways/identity-names'

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

const noWallet =
  'There is no wallet for this login yet. Open the app and log in there first. If you have a wallet with another login, log out and use that login.'

function loggedInText({ provider, name }: HomeOptions['identity']): string {
  return provider === 'email'
    ? `You are logged in as ${shownName(name)}.`
    : `You are logged in with ${providerNames[provider]} as ${shownName(name)}.`
}

/** Shows what the visitor can do with the wallet. */
export function showHomeScreen(stage: Stage, options: HomeOptions): void {
  const { identity, kinds, logOut, createWays, createBrowsers } = options
  stage.show('Your wallet', ({ document, signal }) => {
    const parts =
      kinds.length === 0
        ? [createText(document, noWallet)]
        : [wordsPart(document, options), passkeyPart(document, options)]
    const leave = createButton(document, { testId: 'wa-logout', text: 'Log out', onClick: logOut })
    return [
      createText(document, loggedInText(identity)),
      ...parts,
      ...(createWays ? [createWays(document, signal)] : []),
      createBrowsers(document, signal),
      createActions(document, leave),
    ]
  })
}

function wordsPart(document: Document, { openWords }: HomeOptions): HTMLElement {
  return createPart(
    document,
    'Secret words',
    createText(document, 'Twelve words bring your accounts into any other wallet, also without us.'),
    createActions(
      document,
      createButton(document, { testId: 'wa-words-open', text: 'Secret words', onClick: openWords }),
    ),
  )
}

function passkeyPart(document: Document, { name, kinds, lock, renewCode, removeLock }: HomeOptions): HTMLElement {
  if (kinds.includes('login')) {
    const text = `A login alone opens this wallet. Whoever runs the server of ${name} could open it, too. A passkey changes both.`
    const button = createButton(document, { testId: 'wa-lock', text: 'Lock with a passkey', onClick: lock })
    return createPart(document, 'Passkey', createText(document, text), createActions(document, button))
  }
  return createPart(
    document,
    'Passkey',
    createText(document, 'This wallet opens with your passkey or your recovery code. A login alone opens nothing.'),
    createActions(
      document,
      createButton(document, { testId: 'wa-new-code', text: 'New recovery code', onClick: renewCode }),
      ...(removeLock
        ? [createButton(document, { testId: 'wa-unlock', text: 'Remove the passkey lock', onClick: removeLock })]
        : []),
    ),
  )
}
