import { proofHeaders, proofText } from '../api'
import type { Bytes } from '../crypto/bytes'
import { fromBase64url, sha256Hex, toHex, utf8 } from '../crypto/bytes'
import { Refusal } from '../refusal'
import type { Settings } from '../settings'

/** How far the clock of a browser may be from the server's clock, in milliseconds. */
const clockSkew = 5 * 60_000

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

const notValid = () =>
  new Refusal('PROOF_NOT_VALID', 'The request is not signed by the key of this browser. Load the page again')

function readBytes(request: Request, name: string, length: number): Bytes {
  const bytes = fromBase64url(request.headers.get(name) ?? '')
  if (bytes?.length !== length) throw notValid()
  return bytes
}

async function importKey(raw: Bytes): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  } catch {
    // The bytes are no point of the curve.
    throw notValid()
  }
}

/**
 * Checks that a request is signed by the key of a browser. Each proof is accepted once.
 * @param body the body of the request; empty without a body
 * @returns the id of the device: the SHA-256 of its public key as hexadecimal digits
 * @throws Refusal for a missing, wrong, late or repeated proof
 */
export async function checkProof(
  request: Request,
  body: string,
  { store, now }: Pick<Settings, 'store' | 'now'>,
): Promise<string> {
  const publicKey = readBytes(request, proofHeaders.device, 65)
  const signature = readBytes(request, proofHeaders.proof, 64)
  const time = request.headers.get(proofHeaders.time) ?? ''
  if (!/^\d{1,15}$/.test(time)) throw notValid()
  const signedAt = Number(time)
  const current = now()
  if (Math.abs(signedAt - current) > clockSkew)
    throw new Refusal('CLOCK_NOT_RIGHT', 'The clock of this device is not right. Set it and try again', {
      now: current,
    })

  const { pathname, search } = new URL(request.url)
  const bodyHash = await sha256Hex(utf8(body))
  const text = proofText({ method: request.method, path: pathname + search, time, bodyHash })
  const key = await importKey(publicKey)
  const isValid = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, utf8(text))
  if (!isValid) throw notValid()

  const device = await sha256Hex(publicKey)
  // Only the first half of the signature identifies a proof, because anybody can make a second valid signature from the first one.
  const nonce = await sha256Hex(utf8(`proof\n${device}\n${toHex(signature.slice(0, 32))}`))
  const uses = await store.increment(`count:${nonce}`, signedAt + 2 * clockSkew)
  if (uses > 1) throw notValid()
  return device
}
