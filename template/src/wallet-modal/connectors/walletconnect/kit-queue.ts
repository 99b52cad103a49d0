import { isRecord } from '../../domain/errors/errors'
import type { Scheduler } from '../../domain/timeout'
import type { Kit } from './kit'
import { linkLimit } from './pairing-client'

/** The kit queues what it could not send after 15 s; a moment later it can be taken out. */
const afterQueueing = linkLimit + 500

/** Offers with a sign-in are published as messages are, on the topic of a pairing that nobody has taken up yet. */
function isOffer(kit: Kit, { method, params }: Readonly<Record<string, unknown>>): boolean {
  if (method === 'wc_proposeSession') return true
  const topic = isRecord(params) ? params['topic'] : undefined
  const isOpen = kit.core.pairing.getPairings().some((pairing) => pairing.topic === topic && !pairing.active)
  return method === 'irn_publish' && isOpen
}

/**
 * Takes unsent offers out of the kit's queue: it would send each again every 5 s for a minute, which to a relay that has
 * refused the app is a storm, and to one that comes back an offer that nobody shows any more.
 */
export function forgetProposals(kit: Kit, after: Scheduler): void {
  const queue: unknown = Reflect.get(kit.core.relayer.publisher, 'queue')
  const forget = () => {
    if (!(queue instanceof Map)) return
    for (const [id, entry] of queue) {
      const request: unknown = isRecord(entry) ? entry['request'] : undefined
      if (isRecord(request) && isOffer(kit, request)) queue.delete(id)
    }
  }
  forget()
  after(afterQueueing, forget)
}
