import type { Bytes } from '../bytes'
import { concatBytes, utf8, wipe } from '../bytes'

async function hmacSha512(crypto: Crypto, key: Bytes, data: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-512' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data))
}

/** Reads a path of hardened steps: `m/44'/501'/0'/0'`. SLIP-0010 has no other steps for ed25519. */
function readPath(path: string): readonly number[] {
  const [root, ...steps] = path.split('/')
  if (root !== 'm' || !steps.every((step) => /^\d{1,10}'$/.test(step)))
    throw new TypeError(`Not a hardened path: ${path}`)
  return steps.map((step) => Number.parseInt(step, 10))
}

/** Derives an ed25519 private key of 32 bytes from a BIP-39 seed, as SLIP-0010 does. The caller wipes the key. */
export async function deriveEd25519Key(crypto: Crypto, seed: Bytes, path: string): Promise<Bytes> {
  let node = await hmacSha512(crypto, utf8('ed25519 seed'), seed)
  for (const index of readPath(path)) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, 0x8000_0000 + index)
    const chainCode = concatBytes(node.subarray(32))
    const next = await hmacSha512(crypto, chainCode, data)
    wipe(node, data, chainCode)
    node = next
  }
  const key = concatBytes(node.subarray(0, 32))
  wipe(node)
  return key
}
