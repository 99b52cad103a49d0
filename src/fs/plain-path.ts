import { isAbsolute, posix } from 'node:path'

/** Characters that HFS+ ignores in names: it treats a name with them like the name without. */
const ignored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/** Whether a text is a relative path with `/` that can be joined to a folder: it never leads out of the folder, nor into `.git`. */
export function isPlainPath(text: string): boolean {
  if (/[\\\p{Cc}]|^[a-z]:/iu.test(text)) return false
  return text.split('/').every((part) => !isSpecial(part.replace(ignored, '')))
}

/** Whether some disk reads a name as `.`, `..` or `.git`. Windows, for example, drops dots and spaces at the end of a name. */
function isSpecial(name: string): boolean {
  return /^[. ]*$/.test(name) || /^(\.git|git~\d+)[. ]*(:.*)?$/is.test(name)
}

/** Cleans a folder that a user has typed into a relative path (empty for the current folder); `null` when it is absolute or leads out. */
export function relativeFolder(folder: string): string | null {
  const path = posix.normalize(folder.replaceAll('\\', '/')).replace(/\/$/, '')
  const leaves = folder === '' || /^(\/|\.\.(\/|$)|[a-z]:)/i.test(path) || isAbsolute(folder) || /\p{Cc}/u.test(path)
  return leaves ? null : path === '.' ? '' : path
}
