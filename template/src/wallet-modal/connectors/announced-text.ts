const iconPattern = /^(?:data:image\/(?:svg\+xml|png|jpeg|gif|webp|avif)[;,]|https:\/\/)/i
const controlCharacters = /[\p{Cc}\p{Cf}]/gu
const longestIcon = 200_000
const longestName = 64

/** The name that a wallet gives itself, without what cannot be seen and cut to 64 characters; undefined when nothing is left. */
export function announcedName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replace(controlCharacters, '').trim().slice(0, longestName) || undefined
}

/** The picture that a wallet gives itself; undefined unless it is an image of at most 200,000 characters. */
export function announcedIcon(value: unknown): string | undefined {
  const icon = typeof value === 'string' ? value.trim() : ''
  return icon.length <= longestIcon && iconPattern.test(icon) ? icon : undefined
}
