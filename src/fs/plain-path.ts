import { isAbsolute, posix } from 'node:path'

/** Characters that HFS+ ignores in names. For HFS+, a name with these characters is equal to the name without them. */
const ignored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/**
 * Returns whether a text is a relative path with `/` that can be joined to a folder. The path never leads out of the folder, and never into
 * `.git`.
 */
export function isPlainPath(text: string): boolean {
  if (/[\\\p{Cc}]|^[a-z]:/iu.test(text)) return false
  return text.split('/').every((part) => !isSpecial(part.replace(ignored, '')))
}

/** Returns whether some disk reads a name as `.`, `..` or `.git`. For example, Windows ignores dots and spaces at the end of a name. */
function isSpecial(name: string): boolean {
  return /^[. ]*$/.test(name) || /^(\.git|git~\d+)[. ]*(:.*)?$/is.test(name)
}

/**
 * Converts a folder that a user has typed to a clean relative path, which is empty for the current folder. Returns `null` if the folder is
 * absolute or outside the current folder.
 */
export function relativeFolder(folder: string): string | null {
  const path = posix.normalize(folder.replaceAll('\\', '/')).replace(/\/$/, '')
  const leaves = folder === '' || /^(\/|\.\.(\/|$)|[a-z]:)/i.test(path) || isAbsolute(folder) || /\p{Cc}/u.test(path)
  return leaves ? null : path === '.' ? '' : path
}
