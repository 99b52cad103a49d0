import { isAbsolute, posix } from 'node:path'

/** Letters that some disks leave out of a name: HFS+ takes a name with them for the name without. */
const ignored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/** Whether a text is a relative path with `/` that leads nowhere but down, and not to what git keeps: safe to join to a folder. */
export function isPlainPath(text: string): boolean {
  if (/[\\\p{Cc}]|^[a-z]:/iu.test(text)) return false
  return text.split('/').every((part) => !isSpecial(part.replace(ignored, '')))
}

/** Whether some disk takes a name for the folder itself, the one above, or git's: Windows drops dots and spaces at its end. */
function isSpecial(name: string): boolean {
  return /^[. ]*$/.test(name) || /^(\.git|git~\d+)[. ]*(:.*)?$/i.test(name)
}

/** A folder as somebody types it, as a clean relative path (empty: here); `null` when it is absolute or leads out. */
export function relativeFolder(folder: string): string | null {
  const path = posix.normalize(folder.replaceAll('\\', '/')).replace(/\/$/, '')
  const leaves = folder === '' || /^(\/|\.\.(\/|$)|[a-z]:)/i.test(path) || isAbsolute(folder) || /\p{Cc}/u.test(path)
  return leaves ? null : path === '.' ? '' : path
}
