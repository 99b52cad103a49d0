import type { LockKind } from '../../custody/vault-json'
import { createActions, createButton, createPart, createText } from '../elements'
import type { Stage } from '../stage'

interface HomeOptions {
  name: string
  email: string
  /** The locks of the wallet. None: there is no wallet yet. */
  kinds: readonly LockKind[]
  openWords: () => void
  lock: () => void
  renewCode: () => void
  removeLock: () => void
  /** The part with the browsers. */
  createBrowsers: (document: Document, signal: AbortSignal) => HTMLElement
  logOut: () => void
}

/** Shows what the visitor can do with the wallet. */
export function showHomeScreen(stage: Stage, options: HomeOptions): void {
  const { email, kinds, logOut, createBrowsers } = options
  stage.show('Your wallet', ({ document, signal }) => {
    const parts =
      kinds.length === 0
        ? [createText(document, 'There is no wallet for this address yet. Open the app and log in there first.')]
        : [wordsPart(document, options), passkeyPart(document, options)]
    const leave = createButton(document, { testId: 'wa-logout', text: 'Log out', onClick: logOut })
    return [
      createText(document, `You are logged in as ${email}.`),
      ...parts,
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
    const text = `A code by e-mail opens this wallet. Whoever runs the server of ${name} could open it, too. A passkey changes both.`
    const button = createButton(document, { testId: 'wa-lock', text: 'Lock with a passkey', onClick: lock })
    return createPart(document, 'Passkey', createText(document, text), createActions(document, button))
  }
  return createPart(
    document,
    'Passkey',
    createText(
      document,
      'This wallet opens with your passkey or your recovery code. A code by e-mail alone opens nothing.',
    ),
    createActions(
      document,
      createButton(document, { testId: 'wa-new-code', text: 'New recovery code', onClick: renewCode }),
      createButton(document, { testId: 'wa-unlock', text: 'Remove the passkey lock', onClick: removeLock }),
    ),
  )
}
