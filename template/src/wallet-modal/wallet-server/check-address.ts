import { isLocal } from '../server-kit/check-options'

/** True for an address with https, and for an address of this machine with http. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))
}

/**
 * Checks the address of an outside service: https, or http on this machine.
 * @param name the name of the setting. The error names the setting and not the address, because the address may contain a key.
 * @returns the address without a slash at its end
 * @throws Error for an address that cannot work or is not safe
 */
export function checkAddress(name: string, address: string): string {
  const url = isSafeAddress(address) ? new URL(address) : undefined
  if (!url || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new Error(
      `${name} is not an address that begins with https://, without a user name and without # (http:// works for this machine only)`,
    )
  return url.href.replace(/\/$/, '')
}

/** Checks the text of a setting that is sent to a provider unchanged. @throws Error with the name of the setting */
export function checkText(name: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed !== '' && trimmed.length <= 1000 && !/\p{Cc}/u.test(trimmed)) return trimmed
  throw new Error(`${name} is not a line of 1 to 1000 characters`)
}
