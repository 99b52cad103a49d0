import {
  framePrefix,
  isRequestName,
  readyType,
  unverifiedDomainType,
} from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import type { Random } from '../fuzz/random'
import { createRandom } from '../fuzz/random'
import { spoilRequest, validReply, validRequest } from './valid-messages'
import { exchanges, requestNames } from './requests-and-replies'
import { spoilData, spoilId, spoilOrigin, spoilType } from './spoil'

// A program for windows in a browser that attack a page with the modal, and the wallet frame in it.

/** What a window has to send. */
interface Orders {
  seed: number
  from: number
  to: number
  /** `page`: a script of the page itself. The others are a frame in the page, and a window that the page has opened. */
  as: 'page' | 'frame' | 'popup'
  /** Which of the page's frames is the wallet. */
  frame: number
  /** The origin of the wallet frame. */
  origin: string
  /** The request of the page that is open. */
  open: { name: string; id: string }
}

/** How many messages are sent before the windows get time to receive them. */
const atOnce = 200

const nextTurn = () => new Promise((resume) => setTimeout(resume, 0))

/** Posts data. What cannot be copied to another window is not sent, and something else is tried. */
function post(target: Window, make: () => unknown): void {
  for (;;) {
    try {
      return target.postMessage(make(), '*')
    } catch (error) {
      // The class of the error belongs to the other window.
      if (!(typeof error === 'object' && error && 'name' in error && error.name === 'DataCloneError')) throw error
    }
  }
}

function windowsOf({ as, frame }: Orders): { page: Window; wallet: Window } {
  const page = as === 'page' ? window : as === 'popup' ? (window.opener as Window | null) : window.parent
  const wallet = page?.[frame]
  if (!page || !wallet) throw new Error('There is no page to attack')
  return { page, wallet }
}

/** Data as the wallet frame sends it to the page. */
function forgedReply(random: Random, { open: { name, id } }: Orders): unknown {
  const known = isRequestName(name) ? name : 'GET_USER'
  const message = random.oneIn(6)
    ? { type: random.pick([readyType, unverifiedDomainType]), id, payload: { version: '4' } }
    : validReply(random, known, id)
  // The sender is wrong in any case, so half of the messages are right in everything else.
  if (random.oneIn(2)) return message
  return random.pick<() => unknown>([
    () => spoilData(message, random),
    () => ({ ...message, type: spoilType(message.type, framePrefix, requestNames, random) }),
    () => ({ ...message, id: spoilId(id, ['id-000001'], random) }),
    () => ({ ...message, payload: random.pick(requestNames.map((other) => exchanges[other].reply ?? null)) }),
  ])()
}

/** A message to the wallet frame. That of the page is spoiled, because the wallet answers the page's own right messages. */
function forgedRequest(random: Random, { as, open }: Orders): unknown {
  const message = validRequest(random, open.id)
  return as === 'page' || random.oneIn(2) ? spoilRequest(message, random).data : message
}

/** An event that a script of the page makes up, with one of origin and window right. */
function dispatched(random: Random, orders: Orders, page: Window, wallet: Window): MessageEvent {
  const data = validReply(random, isRequestName(orders.open.name) ? orders.open.name : 'GET_USER', orders.open.id)
  const other = String(spoilOrigin(orders.origin, random))
  // An event turns its origin into a text, so that what was no text may be the right one again.
  const origin = other === orders.origin ? `${other}.` : other
  return random.oneIn(2)
    ? new MessageEvent('message', { data, source: wallet, origin })
    : new MessageEvent('message', { data, source: random.pick([page, null] as const), origin: orders.origin })
}

/** Sends the forged messages of an order. Resolves with how many the page and the wallet will receive. */
export async function attack(orders: Orders): Promise<{ page: number; wallet: number }> {
  const { page, wallet } = windowsOf(orders)
  const sent = { page: 0, wallet: 0 }
  for (let index = orders.from; index < orders.to; index += 1) {
    const random = createRandom(orders.seed, index)
    const isDispatched = orders.as === 'page' && random.oneIn(4)
    const isToPage = isDispatched || random.oneIn(2)
    if (isDispatched) window.dispatchEvent(dispatched(random, orders, page, wallet))
    else if (isToPage) post(page, () => forgedReply(random, orders))
    else post(wallet, () => forgedRequest(random, orders))
    sent[isToPage ? 'page' : 'wallet'] += 1
    if (index % atOnce === 0) await nextTurn()
  }
  await nextTurn()
  return sent
}
