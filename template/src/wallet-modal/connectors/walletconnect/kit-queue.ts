import { isRecord } from '../../domain/errors/errors'
import type { Scheduler } from '../../domain/timeout'
import type { Kit } from './kit'
import { linkLimit } from './pairing-client'

/** When to clear the queue: the kit queues a message that it could not send within 15 s. */
const afterQueueing = linkLimit + 500

/** Whether a queued request is an offer. An offer with a sign-in is a published message on the topic of an unused pairing. */
function isOffer(kit: Kit, { method, params }: Readonly<Record<string, unknown>>): boolean {
  if (method === 'wc_proposeSession') return true
  const topic = isRecord(params) ? params['topic'] : undefined
  const isOpen = kit.core.pairing.getPairings().some((pairing) => pairing.topic === topic && !pairing.active)
  return method === 'irn_publish' && isOpen
}

/**
 * Removes unsent offers from the kit's queue. The kit would send each offer again every 5 s for a minute. That would flood a relay
 * that refuses the app, and a relay that comes back would get an offer whose link is not shown.
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
