import { isRecord } from '../../template/src/wallet-modal/domain/errors/errors'
import type { SiwxMessageData } from '../../template/src/wallet-modal/domain/sign-in/siwx'
import { parseSiwxMessage } from '../../template/src/wallet-modal/domain/siwx/parse-message'
import { createSignInServer } from '../../template/src/wallet-modal/server/sign-in-server'
import { openSignInStore } from '../../template/src/wallet-modal/server/sign-in-store'
import { checkNewSession } from '../../template/src/wallet-modal/services/siwx-kinds/local/check-session'
import { PendingMessages } from '../../template/src/wallet-modal/services/siwx-kinds/local/pending-messages'
import { verifySiwxSignature } from '../../template/src/wallet-modal/services/siwx-verify/verify-signature'
import type { Changed } from './changes'
import { now, origin } from './logins'

/** The result of a login: `accepted`, or the reason for the refusal. */
export interface Outcome {
  accepted: boolean
  reason: string
  reachedSignature: boolean
}

/** A check that accepts or refuses logins. */
export interface Target {
  ask(changed: Changed, data: SiwxMessageData): Promise<Outcome>
}

/** The fields of a session that an attacker would change together with the text. */
function readOr(message: string, data: SiwxMessageData): SiwxMessageData {
  try {
    return parseSiwxMessage(message)
  } catch {
    return data
  }
}

/** The check that the modal itself makes before it keeps a session. */
export function createClientTarget(): Target & { expect(data: SiwxMessageData): void } {
  const pending = new PendingMessages()
  return {
    expect: (data) => pending.add(data),
    async ask({ message, signature, said }, data) {
      let reachedSignature = false
      try {
        const session = await checkNewSession(
          { data: said ?? readOr(message, data), message, signature },
          {
            page: { domain: new URL(origin).host, origin, uri: `${origin}/account` },
            now,
            askedOf: (nonce) => pending.get(nonce),
            verify(signed) {
              reachedSignature = true
              return verifySiwxSignature(signed)
            },
            callOf: () => () => Promise.resolve('0x'),
          },
        )
        const accepted = pending.take(new Set([session.data.nonce]))
        return { accepted, reason: accepted ? 'accepted' : 'nonce', reachedSignature }
      } catch (error) {
        if (!isRecord(error) || error['code'] !== 'SIGNATURE_NOT_VALID') throw error
        return { accepted: false, reason: String(error['details']), reachedSignature }
      }
    },
  }
}

const noLimit = { count: Number.MAX_SAFE_INTEGER, within: 3_600_000 }

/** The back end that is copied into projects. */
export function createServerTarget(): Target & { nonce(): Promise<string>; close(): Promise<void> } {
  const server = createSignInServer({
    origins: [origin],
    chains: {
      'eip155:1': true,
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': true,
      'bip122:000000000019d6689c085ae165831e93': true,
    },
    store: openSignInStore('memory:', () => now),
    now: () => now,
    maxSessions: 2,
    rateLimits: { nonces: noLimit, attempts: noLimit, requests: noLimit, signIns: noLimit },
    onError(error) {
      throw error
    },
  })
  const send = async (path: string, init: RequestInit) => {
    const response = await server.fetch(new Request(`${origin}/api/sign-in/${path}`, init))
    const body: unknown = await response.json()
    return { ok: response.ok, body: isRecord(body) ? body : {} }
  }
  return {
    async nonce() {
      const { body } = await send('nonce', { headers: { 'sec-fetch-site': 'same-origin' } })
      return String(body['nonce'])
    },
    async ask({ message, signature }) {
      const { ok, body } = await send('verify', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ message, signature }),
      })
      const code = ok ? 'accepted' : String(isRecord(body['error']) ? body['error']['code'] : body['code'])
      return { accepted: ok, reason: code, reachedSignature: ok || code === 'SIGNATURE_NOT_VALID' }
    },
    close: () => server.close(),
  }
}
