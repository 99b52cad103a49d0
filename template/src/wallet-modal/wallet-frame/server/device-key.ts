import { proofText } from '../../wallet-server/api'
import type { Bytes } from '../bytes'
import { toBase64Url, toHexText, utf8 } from '../bytes'
import type { FrameStorage } from '../storage/frame-storage'

/** The key of this browser. The private key cannot be exported. */
export interface DeviceKey {
  privateKey: CryptoKey
  /** The uncompressed P-256 point as base64url. */
  publicKey: string
}

/** A call whose origin the server checks by a signature of the browser's key. */
interface ProvenCall {
  method: string
  /** The path with its query. */
  path: string
  time: number
  body: Bytes
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

async function createDeviceKey(crypto: Crypto): Promise<DeviceKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  return { privateKey, publicKey: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))) }
}

/** Returns the stored key of this browser, or makes one. Two tabs that start together get the same key. */
export async function loadDeviceKey(crypto: Crypto, storage: FrameStorage): Promise<DeviceKey> {
  return (await storage.get<DeviceKey>('device')) ?? storage.getOrPut('device', await createDeviceKey(crypto))
}

/** Signs a call with the key of this browser. */
export async function proveCall(crypto: Crypto, key: DeviceKey, call: ProvenCall): Promise<string> {
  const bodyHash = toHexText(new Uint8Array(await crypto.subtle.digest('SHA-256', call.body)))
  const text = proofText({ method: call.method, path: call.path, time: String(call.time), bodyHash })
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key.privateKey, utf8(text))
  return toBase64Url(new Uint8Array(signature))
}
