import { WalletModalError } from '../../domain/errors/errors'
import type { Platform } from '../../platform/platform'
import { boundedFetch } from '../bounded-fetch'
import type { ServiceCaller } from '../service-caller'
import { serviceUrl } from '../service-caller'

const paths = {
  wallet: '/getWalletImage/',
  /** Networks and connectors. */
  asset: '/public/getAssetImage/',
  /** Keyed by the currency's code. */
  currency: '/public/getCurrencyImage/',
  /** Keyed by the token's symbol. */
  token: '/public/getTokenImage/',
} as const

/** The kinds of pictures in the directory. */
export type DirectoryImage = keyof typeof paths

const maxBytes = 200_000

/** How many bytes to pass to `fromCharCode` at once. Too many arguments would exceed the engine's limit. */
const chunkSize = 8_192

function toDataUrl(bytes: Uint8Array, type: string): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += chunkSize)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkSize))
  return `data:${type};base64,${btoa(binary)}`
}

/**
 * Fetches a picture of the directory as a `data:` URL, which can be stored and shown without another request.
 * @throws WalletModalError DIRECTORY_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchDirectoryImage(
  platform: Platform,
  caller: ServiceCaller,
  { kind, id }: { kind: DirectoryImage; id: string },
  signal: AbortSignal,
): Promise<string> {
  // An id of dots only would lead to another path.
  if (!/^(?!\.+$)[\w.$-]{1,128}$/.test(id))
    throw new WalletModalError('DIRECTORY_UNAVAILABLE', { details: 'There is no such picture' })
  const url = serviceUrl(caller, paths[kind] + encodeURIComponent(id))
  const { bytes, type } = await boundedFetch(platform, url, { signal, maxBytes })
  if (!/^image\/[a-z0-9.+-]+$/.test(type) || bytes.length === 0)
    throw new WalletModalError('DIRECTORY_UNAVAILABLE', { details: 'The answer is no picture' })
  return toDataUrl(bytes, type)
}
