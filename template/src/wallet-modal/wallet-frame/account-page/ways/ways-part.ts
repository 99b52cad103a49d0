import { createElement } from '../../approval/approval-rows'
import type { Account } from '../account'
import { createActions, createButton, createPart, createText } from '../elements'
import { addAccount } from './add-account'
import { addEmail } from './add-email'
import { removeIdentity } from './remove-identity'
import type { Identity } from './identity-names'
import { describeIdentity, providerNames, shownName } from './identity-names'

/** Creates the part "Ways to log in": the identities of the wallet, a button that removes each, and buttons that add others. */
export function createWaysPart(
  account: Account,
  identities: readonly Identity[],
  { document, signal }: { document: Document; signal: AbortSignal },
): HTMLElement {
  const has = (provider: Identity['provider']) => identities.some((identity) => identity.provider === provider)
  const list = createElement(document, 'ul', 'browsers')
  list.dataset['testid'] = 'wa-logins'
  list.append(...identities.map((identity) => createItem(account, document, identity, identities)))
  const email = createButton(document, {
    testId: 'wa-add-email',
    text: 'Add an e-mail address',
    onClick: () => addEmail(account),
  })
  const actions = createActions(document, ...(has('email') ? [] : [email]))
  void account.offered().then(({ socials }) => {
    if (signal.aborted) return
    const missing = socials.filter((provider) => !has(provider))
    const buttons = missing.map((provider) =>
      createButton(document, {
        testId: `wa-add-${provider}`,
        text: `Add ${providerNames[provider]}`,
        onClick: () => addAccount(account, provider),
      }),
    )
    actions.prepend(...buttons)
  })
  const second = 'This is your only login. Add a second login, in case you lose the first.'
  return createPart(
    document,
    'Ways to log in',
    createText(document, 'Whoever can log in with one of these can use the wallet, unless a passkey locks it.'),
    list,
    ...(identities.length === 1 ? [createText(document, second, 'hint')] : []),
    actions,
  )
}

function createItem(account: Account, document: Document, identity: Identity, all: readonly Identity[]): HTMLElement {
  const others = all.filter(({ id }) => id !== identity.id)
  const item = createElement(document, 'li', 'browser')
  item.append(
    createElement(document, 'strong', 'browser-name', providerNames[identity.provider]),
    createText(document, shownName(identity.name), 'hint'),
  )
  const remove = createButton(document, {
    testId: 'wa-remove-login',
    text: 'Remove',
    label: `Remove ${describeIdentity(identity)}`,
    onClick: () => removeIdentity(account, identity, others),
  })
  if (others.length > 0) item.append(remove)
  return item
}
