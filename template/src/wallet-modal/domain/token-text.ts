import { isWebLink } from './wallet-link'

const mostId = 500

/** The most of a picture that is written out in its address. */
const mostPicture = 200_000

/** A text that is compared and handed on as it is: of some length, in whole characters, on one line. */
export function isIdText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= mostId && /^[^\p{Cc}\p{Cs}]+$/u.test(value)
}

/** Whether a stored text can be the address of a picture, also of one of the app's own; empty for none. */
export function isPictureText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= mostPicture
}

/**
 * The address of a picture that may be shown: `https:`, `data:image`, and `http:` on this machine for development;
 * undefined for any other.
 */
export function pictureUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^data:image\//i.test(value)) return value.length <= mostPicture ? value : undefined
  return isWebLink(value) ? value : undefined
}

/** The same for the picture of an account, which anybody can set to anything: `https:` and `data:image` only. */
export function avatarUrl(value: unknown): string | undefined {
  const url = pictureUrl(value)
  return url && !/^http:/i.test(url) ? url : undefined
}
