import { isWebLink } from '../wallets/wallet-link'

const maxId = 500

/** The most of a picture that is written out in its address. */
const maxPicture = 200_000

/**
 * Whether a value is a valid identifier, which is compared and passed on unchanged: a non-empty text of limited length on one
 * line, without unpaired surrogates.
 */
export function isIdText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxId && /^[^\p{Cc}\p{Cs}]+$/u.test(value)
}

/**
 * Whether a stored value can be a picture's address. Addresses of the app's own pictures are valid; an empty text means no
 * picture.
 */
export function isPictureText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxPicture
}

/**
 * The address of a picture that may be shown: `https:`, `data:image`, and `http:` on this machine for development;
 * undefined for any other.
 */
export function pictureUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^data:image\//i.test(value)) return value.length <= maxPicture ? value : undefined
  return isWebLink(value) ? value : undefined
}

/** The same for the picture of an account, which anybody can set to anything: `https:` and `data:image` only. */
export function avatarUrl(value: unknown): string | undefined {
  const url = pictureUrl(value)
  return url && !/^http:/i.test(url) ? url : undefined
}
