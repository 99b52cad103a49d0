import { button, element } from './wallet-page-parts.js'

/**
 * Creates the card of an open session, with the controls that change the session.
 * @param known the networks that the wallet knows
 * @param actions `disconnect()`, `useChains(ids)` and `emit(name, chainId, data)`
 */
export function sessionCard(session, known, actions) {
  const { topic, name, url, accounts } = session
  const titleId = `session-${topic}`
  const leave = button('small', 'Disconnect', 'sp-disconnect', actions.disconnect)
  leave.dataset.topic = topic
  leave.setAttribute('aria-label', `Disconnect ${name}`)
  return element(
    'article',
    { class: 'session', 'data-testid': 'sp-session', 'data-topic': topic, 'aria-labelledby': titleId },
    element(
      'div',
      { class: 'session-head' },
      element('span', { class: 'session-mark', 'aria-hidden': 'true' }, name.slice(0, 1).toUpperCase()),
      element(
        'div',
        { class: 'grow' },
        element('h3', { id: titleId }, name),
        element('p', { class: 'quiet origin' }, url),
      ),
      leave,
    ),
    element('p', { class: 'quiet' }, accounts.map(shortAddress).join(', ')),
    chainBoxes(session, known, actions.useChains),
    eventForm(session, actions.emit),
  )
}

/** An option of a select. */
export function option(value, text) {
  return element('option', { value: String(value) }, text)
}

export function shortAddress(address) {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

function chainBoxes({ topic, chains }, known, useChains) {
  const evm = known.filter(({ id }) => chains.includes(`eip155:${id}`))
  const others = known.filter((chain) => !evm.includes(chain))
  if (evm.length === 0) return element('p', {}, 'No EVM network')
  const boxes = [...evm, ...others].map(({ id, name }) => {
    const isOn = chains.includes(`eip155:${id}`)
    const box = element('input', {
      type: 'checkbox',
      'data-testid': 'sp-session-chain',
      'data-topic': topic,
      'data-chain-id': String(id),
      disabled: isOn && evm.length === 1,
      onchange: () => {
        const left = evm.map((chain) => chain.id).filter((other) => other !== id)
        useChains(isOn ? left : [...left, id])
      },
    })
    box.checked = isOn
    return element('label', { class: 'check' }, box, name)
  })
  return element('fieldset', {}, element('legend', {}, 'Networks the site may use'), ...boxes)
}

function eventForm({ topic, chains, events }, emit) {
  if (events.length === 0) return ''
  const name = element('select', { 'data-testid': 'sp-event-name' }, ...events.map((event) => option(event, event)))
  const chain = element('select', { 'data-testid': 'sp-event-chain' }, ...chains.map((id) => option(id, id)))
  const data = element('input', { type: 'text', value: '31338', 'data-testid': 'sp-event-data' })
  const sendEvent = (event) => {
    event.preventDefault()
    emit(name.value, chain.value, readData(data.value))
  }
  const sendButton = element('button', { type: 'submit', class: 'small', 'data-testid': 'sp-emit' }, 'Send event')
  sendButton.dataset.topic = topic
  return element(
    'details',
    {},
    element('summary', {}, 'Send an event'),
    element(
      'form',
      { class: 'event', onsubmit: sendEvent },
      element('label', {}, 'Event', name),
      element('label', {}, 'Network', chain),
      element('label', {}, 'Data, as JSON or text', data),
      sendButton,
    ),
  )
}

function readData(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
