/** Creates an element. Texts are added as text and never as HTML, because messages come from any site. */
export function element(tag, attributes, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value)
    else if (typeof value === 'boolean') node.toggleAttribute(name, value)
    else node.setAttribute(name, value)
  }
  node.append(...children)
  return node
}

/** Creates the card of a request, with its readable content and the two buttons for the decision. */
export function requestCard(request, decide) {
  const titleId = `request-${request.id}`
  const approve = request.unlocks ? 'Unlock and approve' : 'Approve'
  return element(
    'article',
    { class: 'request', 'data-testid': 'sw-request', 'data-method': request.method, 'aria-labelledby': titleId },
    element(
      'div',
      {},
      element('h3', { id: titleId }, request.title),
      element('p', { class: 'origin' }, request.origin),
      element('p', { class: 'quiet' }, request.method + (request.via === 'pairing' ? ' · phone wallet' : '')),
    ),
    element('dl', {}, ...request.details.flatMap(detailNodes)),
    element(
      'div',
      { class: 'actions' },
      button('other', 'Reject', 'sw-reject', () => decide(request.id, 'reject')),
      button('main', approve, 'sw-approve', () => decide(request.id, 'approve')),
    ),
  )
}

/** Creates the row of an account. A person can select the account, and show it to sites or hide it. */
export function accountRow(account, symbol, select, expose) {
  const { address, name, isSelected, isExposed } = account
  const balance = account.balance === null ? 'No balance' : `${shortAmount(account.balance)} ${symbol}`
  const pick = element(
    'button',
    { type: 'button', class: 'pick', 'aria-pressed': String(isSelected), title: address, onclick: select },
    element('span', { class: 'mark', 'aria-hidden': 'true' }),
    element(
      'span',
      { class: 'grow' },
      element('span', {}, name),
      element('span', { class: 'quiet' }, `${address.slice(0, 8)}…${address.slice(-6)}`),
    ),
    element('span', { class: 'amount' }, balance),
  )
  pick.dataset.testid = 'sw-account'
  pick.dataset.address = address
  const box = element('input', {
    type: 'checkbox',
    'aria-label': `Show ${name} to sites`,
    'data-testid': 'sw-expose',
    'data-address': address,
    disabled: isSelected,
    onchange: expose,
  })
  box.checked = isExposed
  return element('li', { class: isSelected ? 'row is-current' : 'row' }, pick, box)
}

/** Creates the row of a network. A person can switch to the network, and make the wallet forget or know it. */
export function chainRow(chain, choose, toggleKnown) {
  const { id, name, isKnown, isCurrent, rpcUrl } = chain
  const note = rpcUrl === null ? 'no node behind it' : rpcUrl
  const pick = element(
    'button',
    { type: 'button', class: 'pick', 'aria-pressed': String(isCurrent), disabled: !isKnown, onclick: choose },
    element('span', { class: 'mark', 'aria-hidden': 'true' }),
    element(
      'span',
      { class: 'grow' },
      element('span', {}, isKnown ? name : `${name} (forgotten)`),
      element('span', { class: 'quiet' }, `${id} · ${note}`),
    ),
  )
  pick.dataset.testid = 'sw-chain'
  pick.dataset.chainId = id
  const forget = button('small', isKnown ? 'Forget' : 'Add', isKnown ? 'sw-forget-chain' : 'sw-add-chain', toggleKnown)
  forget.dataset.chainId = id
  forget.disabled = isCurrent
  forget.setAttribute('aria-label', `${isKnown ? 'Forget' : 'Add'} ${name}`)
  return element('li', { class: isCurrent ? 'row is-current' : 'row' }, pick, forget)
}

/** Creates the row of a connected site, with a button that disconnects the site. */
export function siteRow(site, disconnect) {
  const leave = button('small', 'Disconnect', 'sw-disconnect-site', disconnect)
  leave.dataset.origin = site.origin
  leave.setAttribute('aria-label', `Disconnect ${site.origin}`)
  return element('li', { class: 'row' }, element('span', { class: 'grow origin' }, site.origin), leave)
}

/** A button of the wallet's pages. */
export function button(kind, text, testId, onclick) {
  return element('button', { type: 'button', class: kind, 'data-testid': testId, onclick }, text)
}

function detailNodes({ label, value, form }) {
  const isBlock = form === 'block'
  return [
    element('dt', isBlock ? { class: 'wide' } : {}, label),
    isBlock ? element('dd', { class: 'wide' }, element('pre', { tabindex: '0' }, value)) : element('dd', {}, value),
  ]
}

/** Formats wei with four decimals. The other decimals are cut off and not rounded, so that the page never shows more than the account owns. */
function shortAmount(wei) {
  const units = BigInt(wei) / 10n ** 14n
  const decimals = String(units % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '')
  const whole = (units / 10_000n).toLocaleString('en-US')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
