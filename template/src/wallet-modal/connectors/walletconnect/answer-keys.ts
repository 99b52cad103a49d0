import type { Kit } from './kit'

/** The key that the answer to a sign-in on this topic is sealed to; undefined for any other topic. */
function keyOf(kit: Kit, topic: string): string | undefined {
  const { pairingTopics, requests } = kit.auth
  const pairingTopic = pairingTopics.getAll().find((one) => one.topic === topic)?.pairingTopic
  return requests.getAll().find((one) => one.pairingTopic === pairingTopic)?.requester.publicKey
}

/**
 * Lets the kit read answers to more than its newest sign-in: it opens all of them with the key of that one, so that a yes to
 * a code that was renewed meanwhile would be lost.
 */
export function readOlderAnswers(kit: Kit): void {
  const { crypto } = kit.core
  const decode = crypto.decode.bind(crypto)
  crypto.decode = (topic, encoded, options) => {
    const receiverPublicKey = options?.receiverPublicKey ? keyOf(kit, topic) : undefined
    return decode(topic, encoded, receiverPublicKey ? { ...options, receiverPublicKey } : options)
  }
}
