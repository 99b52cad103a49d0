import { isRecord } from '../../domain/errors/errors'
import type { Kit } from './kit'

/** The public key that the answer to a sign-in on this topic is encrypted for; undefined for other topics. */
function keyOf(kit: Kit, topic: string): string | undefined {
  const { pairingTopics, requests } = kit.auth
  const pairingTopic = pairingTopics.getAll().find((one) => one.topic === topic)?.pairingTopic
  return requests.getAll().find((one) => one.pairingTopic === pairingTopic)?.requester.publicKey
}

/**
 * Makes the kit decrypt the answers to all open sign-ins. The kit would use the key of the newest sign-in for all answers, so it
 * would lose the approval of a QR code that was renewed meanwhile.
 */
export function readOlderAnswers(kit: Kit): void {
  const { crypto } = kit.core
  const decode = crypto.decode.bind(crypto)
  crypto.decode = (topic, encoded, options) => {
    const receiverPublicKey = options?.receiverPublicKey ? keyOf(kit, topic) : undefined
    return decode(topic, encoded, receiverPublicKey ? { ...options, receiverPublicKey } : options)
  }
}

type Offer = ReturnType<Kit['proposal']['getAll']>[number]

/** The public key of the wallet that approved an offer, read from the messages that the kit has stored. */
async function responderOf(kit: Kit, { id, pairingTopic }: Offer): Promise<string | undefined> {
  for (const message of Object.values(kit.core.relayer.messages.get(pairingTopic))) {
    // A message that cannot be decoded is not an approval.
    const payload: unknown = await kit.core.crypto.decode(pairingTopic, message).catch(() => undefined)
    const result = isRecord(payload) && payload['id'] === id ? payload['result'] : undefined
    const key = isRecord(result) ? result['responderPublicKey'] : undefined
    if (typeof key === 'string') return key
  }
  return undefined
}

/**
 * Restores the approvals that an earlier page received before the visitor left it. A wallet approves first and opens the session
 * in a second message. The kit remembers only in memory that it expects the second message. Without this function a new page
 * would refuse the second message, while the wallet keeps the session. Call this function before the kit's socket opens, because
 * the second message may come at once.
 * @param others topics that belong to other tabs, which handle their answers themselves
 * @returns the function to call when the socket opens
 */
export async function takeUpEarlierAnswers(kit: Kit, others: ReadonlySet<string>): Promise<() => void> {
  const { crypto, relayer } = kit.core
  const expected: unknown = Reflect.get(kit.engine, 'pendingSessions')
  const sessions: { topic: string; isKnown: boolean }[] = []
  for (const offer of kit.proposal.getAll()) {
    const { id: proposalId, pairingTopic, proposer } = offer
    if (others.has(pairingTopic)) continue
    const { publicKey } = proposer
    const responder = await responderOf(kit, offer)
    if (!responder || !(expected instanceof Map)) continue
    const topic = await crypto.generateSharedKey(publicKey, responder)
    expected.set(proposalId, { sessionTopic: topic, pairingTopic, proposalId, publicKey })
    if (!kit.session.keys.includes(topic))
      sessions.push({ topic, isKnown: await relayer.subscriber.isKnownTopic(topic) })
  }
  return () => {
    for (const { topic, isKnown } of sessions) {
      if (!isKnown) relayer.subscribe(topic).catch(() => {})
      // The relay does not repeat a message that the earlier page acknowledged, even if that page did not process the message.
      for (const message of Object.values(relayer.messages.get(topic)))
        relayer.events.emit('relayer_message', { topic, message })
    }
  }
}
