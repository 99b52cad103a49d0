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
