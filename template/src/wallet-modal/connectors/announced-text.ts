import { plainText } from '../domain/plain-text'

const iconPattern = /^(?:data:image\/(?:svg\+xml|png|jpeg|gif|webp|avif)[;,]|https:\/\/)/i
const maxIconLength = 200_000
const maxNameLength = 64
const maxRdnsLength = 253
const rdnsPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** The name that a wallet announces, of at most 64 characters; undefined when the name has no visible character. */
export function announcedName(value: unknown): string | undefined {
  return (typeof value === 'string' && plainText(value, maxNameLength)) || undefined
}

/** The reverse domain name that a wallet announces; undefined unless it has the form of a domain. */
export function announcedRdns(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= maxRdnsLength && rdnsPattern.test(value) ? value : undefined
}

/** The picture that a wallet gives itself; undefined unless it is an image of at most 200,000 characters. */
export function announcedIcon(value: unknown): string | undefined {
  // Check the length first, so that a huge text is not trimmed.
  if (typeof value !== 'string' || value.length > maxIconLength) return undefined
  const icon = value.trim()
  return iconPattern.test(icon) ? icon : undefined
}
