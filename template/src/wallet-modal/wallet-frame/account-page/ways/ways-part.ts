import { createElement } from '../../approval/approval-rows'
import type { Account } from '../account'
import { createActions, createButton, createPart, createText } from '../elements'
import { addAccount } from './add-account'
import { addEmail } from './add-email'
import { removeIdentity } from './remove-identity'
import type { Identity } from './identity-names'
import { loginTexts } from '../texts/login-texts'
import { describeIdentity, providerName, shownName } from './identity-names'

/** Creates the part "Ways to log in": the identities of the wallet, a button that removes each, and buttons that add others. */
export function createWaysPart(
  account: Account,
  identities: readonly Identity[],
  { document, signal }: { document: Document; signal: AbortSignal },
): HTMLElement {
  const { language } = account.stage
  const { ways: texts, add, addEmail: addEmailTexts } = language.textsOf(loginTexts)
  const has = (provider: Identity['provider']) => identities.some((identity) => identity.provider === provider)
  const list = createElement(document, 'ul', 'browsers')
  list.dataset['testid'] = 'wa-logins'
  list.append(...identities.map((identity) => createItem(account, document, identity, identities)))
  const email = createButton(document, {
    testId: 'wa-add-email',
    text: addEmailTexts.title,
    onClick: () => addEmail(account),
  })
  const actions = createActions(document, ...(has('email') ? [] : [email]))
  void account.offered().then(({ socials }) => {
    if (signal.aborted) return
    const missing = socials.filter((provider) => !has(provider))
    const buttons = missing.map((provider) =>
      createButton(document, {
        testId: `wa-add-${provider}`,
        text: add.title(providerName(provider, language)),
        onClick: () => addAccount(account, provider),
      }),
    )
    actions.prepend(...buttons)
  })
  return createPart(
    document,
    { name: 'ways', title: texts.title },
    createText(document, texts.about),
    list,
    ...(identities.length === 1 ? [createText(document, texts.onlyOne, 'hint')] : []),
    actions,
  )
}

function createItem(account: Account, document: Document, identity: Identity, all: readonly Identity[]): HTMLElement {
  const { language } = account.stage
  const texts = language.textsOf(loginTexts).ways
  const others = all.filter(({ id }) => id !== identity.id)
  const item = createElement(document, 'li', 'browser')
  const name = createText(document, shownName(identity.name), 'hint')
  name.dir = 'auto'
  item.append(createElement(document, 'strong', 'browser-name', providerName(identity.provider, language)), name)
  const remove = createButton(document, {
    testId: 'wa-remove-login',
    text: texts.remove,
    label: texts.removeOne(describeIdentity(identity)),
    onClick: () => removeIdentity(account, identity, others),
  })
  if (others.length > 0) item.append(remove)
  return item
}
