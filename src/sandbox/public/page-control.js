import { element } from './wallet-page-parts.js'

const unreachable = 'The sandbox is not reachable. Start it again; this page finds it by itself.'

export const part = (id) => document.getElementById(id)

/** Shows a problem. The problem stays until the next call; an empty text hides it. */
export function report(text) {
  part('problem').textContent = text
  part('problem').hidden = text === ''
}

/**
 * Follows the sandbox's state, and returns a function that sends commands.
 * @param show is called with every new state
 * @param eventsQuery the query of the event stream's address
 */
export function followControl(show, eventsQuery = '') {
  let latest = 0

  /** Sends a command. Returns whether the sandbox has carried out the command. */
  async function send(path, body) {
    try {
      const response = await fetch(`/control${path}`, { method: 'POST', body: JSON.stringify(body) })
      const answer = await response.json()
      if (response.ok) {
        report('')
        show(answer)
      } else {
        report(answer.error)
      }
      return response.ok
    } catch {
      report(unreachable)
      return false
    }
  }

  async function refresh() {
    latest += 1
    const own = latest
    try {
      const response = await fetch('/control/state')
      const state = await response.json()
      // Answers may arrive in another order than their requests. Only the answer to the newest request counts.
      if (own !== latest) return
      if (part('problem').textContent === unreachable) report('')
      show(state)
    } catch {
      report(unreachable)
    }
  }

  const changes = new EventSource(`/control/events${eventsQuery}`)
  changes.addEventListener('message', () => void refresh())
  changes.addEventListener('error', () => report(unreachable))
  window.addEventListener('focus', () => void refresh())
  return send
}

/** Replaces the content of a list. If a control in the list had the focus, the same control gets the focus back. */
export function fill(id, nodes, empty) {
  const list = part(id)
  const { testid, address, chainId, origin, topic } = document.activeElement?.dataset ?? {}
  const hadFocus = list.contains(document.activeElement)
  list.replaceChildren(
    ...(nodes.length > 0 ? nodes : [element(list.tagName === 'UL' ? 'li' : 'p', { class: 'empty' }, empty)]),
  )
  if (!hadFocus) return
  const same = [...list.querySelectorAll('[data-testid]')].find(
    ({ dataset }) =>
      dataset.testid === testid &&
      dataset.address === address &&
      dataset.chainId === chainId &&
      dataset.origin === origin &&
      dataset.topic === topic,
  )
  same?.focus()
}
