import { isWebLink } from '../wallets/wallet-link'

const maxId = 500

/** The most characters of a `data:` picture. */
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
 * The address of a picture if it may be shown: `https:`, `data:image`, and `http:` on the local machine for development. Undefined for any
 * other.
 */
export function pictureUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^data:image\//i.test(value)) return value.length <= maxPicture ? value : undefined
  return isWebLink(value) ? value : undefined
}

/** Like `pictureUrl`, for an account's picture, which anyone can set to any address: only `https:` and `data:image`. */
export function avatarUrl(value: unknown): string | undefined {
  const url = pictureUrl(value)
  return url && !/^http:/i.test(url) ? url : undefined
}
